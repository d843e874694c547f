"""What mapkit asks of every exporter, asked of this one."""

from mapkit_exporters.contract import ExporterContract


class TestFieldsCsv(ExporterContract):
    """Install the package first: it is found by its entry point."""

    name = "fields-csv"
