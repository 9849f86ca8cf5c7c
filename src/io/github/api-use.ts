/** How often one job asked the API, by however many clients. */
export interface ApiUse {
  /** Those that were tried again included, and one for each download. */
  requests: number;
  downloads: number;
}

/** Nothing has been asked yet. */
export function newApiUse(): ApiUse {
  return { requests: 0, downloads: 0 };
}
