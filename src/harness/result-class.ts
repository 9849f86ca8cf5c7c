const SUCCESS = new Set(['accepted', 'verified_accept', 'completed', 'success', 'ok', 'passed']);
const RETRY = /retry|transient|timeout|network|rate_limit/;

/** Classes by which results are counted (premath harness 4.3): in lower case, with `_` for `-`. */
export function normalClass(resultClass: string): string {
  return resultClass.toLowerCase().replaceAll('-', '_');
}

/** Whether a class says that its step succeeded. */
export function isSuccess(resultClass: string): boolean {
  return SUCCESS.has(resultClass) || SUCCESS.has(normalClass(resultClass));
}

/** Whether a class asks for another try; none of a success does. */
export function isRetryNeeded(resultClass: string): boolean {
  return RETRY.test(normalClass(resultClass));
}
