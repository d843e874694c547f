"""Photos are read whatever way a file holds them, and refused before they fill the memory."""

from __future__ import annotations

import hashlib
import io
import os
import struct
import sys
import zlib
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from mapkit.digitize import decoding
from mapkit.digitize import photo as module
from mapkit.digitize.photo import read_photo
from mapkit.errors import FileError, MapkitError

WIDTH, HEIGHT = 480, 420


def picture() -> Image.Image:
    """Return a picture with another colour in each corner."""
    pixels = np.zeros((HEIGHT, WIDTH, 3), np.uint8)
    pixels[: HEIGHT // 2, : WIDTH // 2] = (200, 40, 40)
    pixels[: HEIGHT // 2, WIDTH // 2 :] = (40, 200, 40)
    pixels[HEIGHT // 2 :, : WIDTH // 2] = (40, 40, 200)
    pixels[HEIGHT // 2 :, WIDTH // 2 :] = (200, 200, 40)
    return Image.fromarray(pixels)


def saved(path: Path, image: Image.Image, **options: object) -> Path:
    image.save(path, **options)  # type: ignore[arg-type]
    return path


@pytest.mark.parametrize("ending", ["jpg", "png", "tif", "webp"])
def test_every_format_is_read(tmp_path: Path, ending: str):
    found = read_photo(saved(tmp_path / f"a.{ending}", picture()))
    assert found.size == (WIDTH, HEIGHT)
    assert found.pixels.dtype == np.uint8
    assert np.abs(found.pixels[20, 20].astype(int) - (200, 40, 40)).max() < 12
    assert np.abs(found.pixels[-20, -20].astype(int) - (200, 200, 40)).max() < 12


def test_a_picture_is_turned_as_the_camera_was_held(tmp_path: Path):
    turned = picture().transpose(Image.Transpose.ROTATE_90)
    exif = Image.Exif()
    exif[0x0112] = 6  # to be turned clockwise
    found = read_photo(saved(tmp_path / "a.jpg", turned, exif=exif))
    assert found.size == (WIDTH, HEIGHT)
    assert np.abs(found.pixels[20, 20].astype(int) - (200, 40, 40)).max() < 12


def test_the_day_is_the_cameras_or_that_of_the_file(tmp_path: Path):
    path = saved(tmp_path / "a.png", picture())
    os.utime(path, (1_777_636_800, 1_777_636_800))  # noon of 2026-05-01
    found = read_photo(path)
    assert found.taken == "2026-05-01"
    assert found.sha256 == hashlib.sha256(path.read_bytes()).hexdigest()
    exif = Image.Exif()
    exif[0x0132] = "2024:02:29 10:00:00"  # last changed
    assert read_photo(saved(path, picture(), exif=exif)).taken == "2024-02-29"
    exif.get_ifd(0x8769)[0x9003] = "2024:02:28 10:00:00"  # taken
    jpeg = saved(tmp_path / "a.jpg", picture(), exif=exif)
    assert read_photo(jpeg).taken == "2024-02-28"
    for nonsense in ("0000:00:00 00:00:00", "yesterday", ""):
        exif = Image.Exif()
        exif[0x0132] = nonsense
        path = saved(tmp_path / "b.png", picture(), exif=exif)
        os.utime(path, (1_777_636_800, 1_777_636_800))
        assert read_photo(path).taken == "2026-05-01"


@pytest.mark.parametrize("mode", ["L", "P", "1", "CMYK", "LAB"])
def test_other_colour_models_become_red_green_and_blue(tmp_path: Path, mode: str):
    image = picture().convert("L").convert(mode) if mode == "1" else picture()
    path = tmp_path / ("a.tif" if mode in ("CMYK", "LAB") else "a.png")
    if mode == "LAB":
        image = Image.merge("LAB", [c.point(lambda v: v) for c in picture().split()])
    else:
        image = image.convert(mode)
    found = read_photo(saved(path, image))
    assert found.pixels.shape == (HEIGHT, WIDTH, 3)
    assert len(np.unique(found.pixels.reshape(-1, 3), axis=0)) > 1


def test_what_is_transparent_is_white(tmp_path: Path):
    image = picture()
    image.putalpha(Image.new("L", image.size, 0))
    assert (read_photo(saved(tmp_path / "a.png", image)).pixels == 255).all()


def test_grey_of_16_bit_is_scaled(tmp_path: Path):
    deep = np.linspace(0, 65535, WIDTH * HEIGHT).reshape(HEIGHT, WIDTH).astype(np.uint16)
    found = read_photo(saved(tmp_path / "a.png", Image.fromarray(deep)))
    assert found.pixels[0, 0, 0] == 0
    assert found.pixels[-1, -1, 2] == 255


def huge_png(side: int = 30_000) -> bytes:
    """Return a small file that says it has so many pixels on each side."""

    def chunk(name: bytes, data: bytes) -> bytes:
        return (
            struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
        )

    head = struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)
    rows = zlib.compress(b"\0" * 90_001)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


def animated() -> bytes:
    file = io.BytesIO()
    picture().save(file, "WEBP", save_all=True, append_images=[picture().rotate(90)])
    return file.getvalue()


def half(ending: str) -> bytes:
    file = io.BytesIO()
    picture().save(file, ending)
    return file.getvalue()[: len(file.getvalue()) // 2]


def narrow() -> bytes:
    file = io.BytesIO()
    picture().resize((200, 800)).save(file, "PNG")
    return file.getvalue()


BAD: dict[str, tuple[Callable[[], bytes], str]] = {
    "no picture": (lambda: b"mapkit: '1.0'\n", "is not a JPEG, PNG, TIFF or WebP picture"),
    "a gif": (lambda: b"GIF89a" + bytes(40), "is not a JPEG, PNG, TIFF or WebP picture"),
    "empty": (lambda: b"", "is empty"),
    "half a jpeg": (lambda: half("JPEG"), "damaged or cut off"),
    "half a png": (lambda: half("PNG"), "damaged or cut off"),
    "half a tiff": (lambda: half("TIFF"), "damaged or cut off|is not a JPEG"),
    "half a webp": (lambda: half("WEBP"), "damaged or cut off|is not a JPEG"),
    "large": (lambda: huge_png(9_000), "has 9000 x 9000 pixels; at most 60 megapixels are read"),
    "huge": (huge_png, "photo has too many pixels; at most 60 megapixels are read"),
    "narrow": (narrow, "has 200 x 800 pixels, too few to find lines in"),
    "animated": (animated, "holds several pictures"),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_input_is_refused_in_words(
    tmp_path: Path, name: str, capfd: pytest.CaptureFixture[str]
):
    content, words = BAD[name]
    path = tmp_path / "photo"
    path.write_bytes(content())
    with pytest.raises(FileError, match=words):
        read_photo(path)
    assert capfd.readouterr() == ("", "")  # the decoders themselves say nothing


def test_a_picture_that_is_not_there_and_a_folder(tmp_path: Path):
    with pytest.raises(FileError, match="does not exist"):
        read_photo(tmp_path / "none.jpg")
    with pytest.raises(FileError, match="is a folder, not a file"):
        read_photo(tmp_path)


def test_a_huge_picture_is_not_decoded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    path = tmp_path / "photo.png"
    path.write_bytes(huge_png())
    monkeypatch.setattr(decoding, "has_limits", lambda: False)
    monkeypatch.setattr(Image.Image, "load", lambda _self: pytest.fail("decoded"))
    with pytest.raises(FileError, match="megapixels"):
        read_photo(path)


@pytest.mark.skipif(sys.platform == "win32", reason="no limits of processor here")
def test_a_picture_that_takes_too_long_is_refused_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    path = saved(tmp_path / "a.png", picture().resize((5000, 4000)))
    monkeypatch.setattr(decoding, "_SECONDS", 0)
    with pytest.raises(FileError, match="takes more memory or time than its size allows"):
        read_photo(path)


@pytest.mark.skipif(sys.platform != "linux", reason="no limit of memory here")
def test_a_picture_that_takes_too_much_memory_is_refused_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    path = saved(tmp_path / "a.png", picture().resize((5000, 4000)))
    monkeypatch.setattr(decoding, "_MEMORY", -600 * 2**20)
    with pytest.raises(FileError, match="takes more memory or time than its size allows"):
        read_photo(path)


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    path = saved(tmp_path / "a.png", picture())
    monkeypatch.setattr(module, "MAX_BYTES", 100)
    with pytest.raises(FileError, match="too large"):
        read_photo(path)


def test_missing_libraries_are_told_with_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("importlib.util.find_spec", lambda _name: None)
    with pytest.raises(MapkitError, match=r"pip install opencv-python-headless pillow"):
        read_photo(tmp_path / "none.jpg")
