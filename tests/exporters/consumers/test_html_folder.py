"""The folder of pages in Chromium: served once, it opens without its server."""

from __future__ import annotations

import shutil
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest

from mapkit.compiled import compile_map
from mapkit.export import fill_in, find_exporter
from mapkit.export.outputs import write_files
from mapkit.illustrate import export_files
from mapkit.mapfile import new_map
from mapkit_exporters.contract import MAPS
from tests.waiting import LIMIT_S

playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")

CHROMIUM = shutil.which("chromium")
pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed")

TAKEN_OVER = """navigator.serviceWorker.controller ? true : new Promise((done) =>
  navigator.serviceWorker.addEventListener("controllerchange", () => done(true)))"""


def test_a_folder_that_was_served_once_opens_without_its_server(tmp_path: Path) -> None:
    page_file, folder = tmp_path / "bunker.html", tmp_path / "boards"
    bunker = compile_map(new_map("example", example="uboat-bunker"))
    two_rooms = compile_map(MAPS["two-rooms"]())
    for name, compiled, path, given in (
        ("html", bunker, page_file, {}),
        ("html-folder", two_rooms, folder, {"boards": str(page_file)}),
    ):
        exporter = find_exporter(name)
        options = fill_in(name, exporter.options, {"reasons": "none", **given})
        write_files(path, export_files(exporter, compiled, options), force=False)
    handler = partial(SimpleHTTPRequestHandler, directory=str(folder))
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page()
        page.set_default_timeout(LIMIT_S * 1000)
        with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
            address = f"http://127.0.0.1:{server.server_port}/"
            served = Thread(target=server.serve_forever)
            served.start()
            try:
                page.goto(address)
                assert page.evaluate(TAKEN_OVER)
                asked = page.context.new_cdp_session(page)
                wrong = asked.send("Page.getInstallabilityErrors")["installabilityErrors"]
                assert [one["errorId"] for one in wrong] == ["in-incognito"]  # as tests are
            finally:
                server.shutdown()
                served.join()
        for link, compiled in (("two-rooms", two_rooms), ("uboat-bunker", bunker)):
            page.goto(address)
            page.click(f"a[href='{link}.html']")
            page.wait_for_selector("html[data-ready]", state="attached")
            assert page.evaluate("mapkit.map.ids.length") == len(compiled.map.fields)
        browser.close()
