/** GitHub refuses a step's job summary over 1 MiB; what is measured here is the UTF-8 form. */
export const SUMMARY_LIMIT_BYTES = 900 * 1024;
