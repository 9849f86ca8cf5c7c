/** What one job asked the API for, by however many clients, and who it was told that its token speaks for. */
export interface ApiUse {
  /** Those that were tried again included, and one for each download. */
  requests: number;
  downloads: number;
  /** Null as long as nobody has asked. */
  viewer: string | null;
}

/** Nothing has been asked yet. */
export function newApiUse(): ApiUse {
  return { requests: 0, downloads: 0, viewer: null };
}
