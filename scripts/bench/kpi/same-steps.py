"""What `portcullis kpi` does, in plain Python, step by step as the reference's benchmark_kpi.py (premath harness 4.4): for `bench kpi` alone."""

import json
import sys
from datetime import datetime, timedelta, timezone
from pathlib import Path
from time import process_time

SUCCESS = {"accepted", "verified_accept", "completed", "success", "ok", "passed"}
HOURS = 24


def needed(row, name):
    value = str(row.get(name, "")).strip()
    if not value:
        raise SystemExit(f"{name} is blank")
    return value


rows = []
for line in Path(sys.argv[1]).read_text(encoding="utf-8").splitlines():
    text = line.strip()
    if not text:
        continue
    row = json.loads(text)
    if not isinstance(row, dict):
        raise SystemExit("a row is no object")
    step, action = needed(row, "stepId"), needed(row, "action")
    result, time = needed(row, "resultClass"), needed(row, "finishedAt")
    finished = datetime.fromisoformat(time[:-1] + "+00:00" if time.endswith("Z") else time)
    if finished.tzinfo is None:
        finished = finished.replace(tzinfo=timezone.utc)
    rows.append((finished.astimezone(timezone.utc), step, action, result, str(row.get("issueId", "")).strip()))
rows.sort(key=lambda row: row[:3], reverse=True)
end = rows[0][0] if rows else datetime.fromtimestamp(0, timezone.utc)
start = end - timedelta(hours=HOURS)
window = [row for row in rows if start <= row[0] <= end]
completed = sum(1 for row in window if row[4] and row[3].lower().replace("-", "_") in SUCCESS)
workers = sorted({row[1].split(".", 1)[0] or "unknown" for row in window if row[4]})
rate = completed / len(window) if window else 0.0
throughput = completed * (24 / HOURS) / max(len(workers), 1)
if round(throughput * rate, 6) <= 0:
    raise SystemExit("nothing was completed")
# What the bench compares.
print(process_time())
