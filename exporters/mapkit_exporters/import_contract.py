"""What every importer must do, as tests that a package with an importer can run on its own.

As :mod:`mapkit_exporters.contract` for exporters::

    from mapkit_exporters.import_contract import ImporterContract


    class TestMyFormat(ImporterContract):
        name = "my-format"
        samples = {"two fields": b"..."}
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import ClassVar

import pytest

from mapkit.errors import MapkitError, UsageError
from mapkit.export import Importer, fill_in, find_importer, importer_for, map_of

JUNK: Mapping[str, bytes] = {
    "nothing": b"",
    "blank": b" \n",
    "binary": bytes(range(256)),
    "brackets": b"[" * 200_000,
    "braces": b'{"a":' * 100_000,
    "tags": b"<a>" * 100_000,
    "null": b"null",
    "number": b"1e999",
    "text": "žluť \U0001f30a".encode(),
    "zip": b"PK\x03\x04" + bytes(100),
    "doctype": b'<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><x>&b;</x>',
}
"""What is in no format."""

_CUTS = 40


class ImporterContract:
    """Tests of one importer: derive a class whose name begins with ``Test``, and name it."""

    name: ClassVar[str]
    """Of the importer, as in its entry point."""
    samples: ClassVar[Mapping[str, bytes]]
    """Files that it reads, by a name for each; at least one with a field."""

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Run a test that takes ``sample`` or ``junk`` once for each."""
        if "sample" in metafunc.fixturenames:
            metafunc.parametrize("sample", sorted(self.samples))
        if "junk" in metafunc.fixturenames:
            metafunc.parametrize("junk", sorted(JUNK))

    @pytest.fixture
    def importer(self) -> Importer:
        """Return the importer, loaded as mapkit does it."""
        return find_importer(self.name)

    @pytest.fixture
    def usual(self, importer: Importer) -> dict[str, str]:
        """Return its options as they are where nobody sets them."""
        return fill_in(importer.name, importer.options, {})

    def test_its_files_are_known_by_their_content(self, importer: Importer, sample: str) -> None:
        """No name is needed, and no other importer takes them."""
        assert importer.recognises(self.samples[sample])
        assert importer_for(self.samples[sample], None).name == self.name

    def test_a_file_becomes_the_same_map_each_time(
        self, importer: Importer, usual: dict[str, str], sample: str
    ) -> None:
        """Reading has no chance in it, and what is read can be a map."""
        first, again = (importer.read(self.samples[sample], None, usual) for _ in range(2))
        assert first == again
        size = None if first.unit_mm is not None else 1.0
        made = map_of(first, unit_mm=size)
        assert map_of(again, unit_mm=size) == made
        assert len(made.map.fields) + len(made.not_taken) >= len(first.fields)

    def test_some_file_has_a_field(self, importer: Importer, usual: dict[str, str]) -> None:
        """The samples hold something."""
        read = [importer.read(data, None, usual) for data in self.samples.values()]
        assert any(one.fields for one in read)

    def test_what_is_in_no_format_is_refused_in_words(
        self, importer: Importer, usual: dict[str, str], junk: str
    ) -> None:
        """Neither a crash nor an empty map."""
        assert importer.recognises(JUNK[junk]) is False
        with pytest.raises(MapkitError):
            importer.read(JUNK[junk], None, usual)

    def test_a_file_that_is_cut_off_or_damaged_ends_in_words(
        self, importer: Importer, usual: dict[str, str], sample: str
    ) -> None:
        """Whatever byte is missing or wrong."""
        data = self.samples[sample]
        chance = random.Random(self.name + sample)  # noqa: S311 - the same damage each time
        for _ in range(_CUTS):
            at = chance.randrange(len(data))
            wrong = bytes([chance.randrange(256)])
            for damaged in (data[:at], data[:at] + wrong + data[at + 1 :]):
                importer.recognises(damaged)
                try:
                    read = importer.read(damaged, None, usual)
                    map_of(read, unit_mm=None if read.unit_mm is not None else 1.0)
                except MapkitError:
                    pass

    def test_options_are_told_and_others_refused(self, importer: Importer) -> None:
        """Names and values are there once, with a summary."""
        names = [o.name for o in importer.options]
        assert len(set(names)) == len(names), f"an option is there twice: {names}"
        for option in importer.options:
            assert option.summary, f"the option {option.name} has no summary"
            assert len(set(option.values)) == len(option.values), f"{option.name}: {option.values}"
        with pytest.raises(UsageError, match=importer.name):
            fill_in(importer.name, importer.options, {"nonsense": "yes"})
