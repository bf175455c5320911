"""What every measurement of whole processes shares."""
import os
import subprocess
import sys
import time


def measure(command, environment=None):
    """Seconds, seconds of processor time, megabytes of one run.

    environment: variables besides this process's own.
    """
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                               env={**os.environ, **(environment or {})})
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"failed with {process.returncode}: {command}")
    scale = 1 if sys.platform == "darwin" else 1024
    return time.perf_counter() - start, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * scale / 1e6
