"""The metrics for Prometheus, with one worker and with several."""

import os
import signal
import time

import httpx2
import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.server.client import Person
from tests.server.conftest import StartServer
from tests.server.process import Server, workers_of

TABLES = 12


def metrics_of(server: Server) -> dict[str, float]:
    """The values of all metrics without labels, over a new connection: any worker may answer."""
    text = httpx2.get(f"{server.url}/metrics").text
    samples = [sample for family in text_string_to_metric_families(text) for sample in family.samples]
    return {sample.name: sample.value for sample in samples if not sample.labels}


def test_metrics_count_tables_and_describe_themselves(server: Server) -> None:
    before = metrics_of(server)
    Person(server.url).create()
    after = metrics_of(server)
    assert after["pennant_tables_total"] == before["pennant_tables_total"] + 1
    assert after["pennant_entries_total"] > before["pennant_entries_total"]
    assert after["pennant_commit_seconds_count"] > before["pennant_commit_seconds_count"]
    assert after["process_resident_memory_bytes"] > 0
    assert "# HELP pennant_moves_total Moves that were made." in httpx2.get(f"{server.url}/metrics").text


@pytest.mark.slow
def test_metrics_are_summed_over_workers(start_server: StartServer, postgres: str) -> None:
    server = start_server("--workers", "2", "--limits", "0", PENNANT_DATABASE=postgres)
    for _ in range(TABLES):
        Person(server.url).create()
    assert {metrics_of(server)["pennant_tables_total"] for _ in range(10)} == {TABLES}
    dead = workers_of(server)[0]
    os.kill(dead, signal.SIGKILL)
    for _ in range(600):
        if dead not in workers_of(server) and len(workers_of(server)) == 2:
            break
        time.sleep(0.1)
    assert dead not in workers_of(server)
    server.wait_until_healthy()
    assert metrics_of(server)["pennant_tables_total"] == TABLES
