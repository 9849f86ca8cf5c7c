/** What to do about runs that infrastructure ended: a shard's job is green as soon as some of its units came to a verdict. */
export const OWN_JOB =
  'Run that shard’s own job again: “Re-run failed jobs” leaves it out where other units of it came to a verdict';
