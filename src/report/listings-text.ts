import type { PlannedListing } from '../contracts/plan.ts';
import { clip, safeText } from './text-style.ts';

/** More than this are counted. */
const LISTED = 10;
const NAME_LIMIT = 100;

/** Why a plan has every case, in a line for a terminal. */
export function listingsText(listings: readonly PlannedListing[]): string {
  const listed = listings.slice(0, LISTED).map((listing) => clip(safeText(listingText(listing)), NAME_LIMIT));
  const more = listings.length > LISTED ? ` and ${listings.length - LISTED} more` : '';
  return `${OTHER_CHOICE}: ${listed.join(', ')}${more}`;
}

/** What `listings` of a plan are. */
export const OTHER_CHOICE = 'clients list another choice, which concerns every case';

/** What is listed otherwise, in words: not escaped for any channel. */
export function listingText({ name, change, fields }: PlannedListing): string {
  if (change === 'unreadable') return `${name} (cannot be compared)`;
  return change === 'changed' ? `${name} (${fields.join(', ')} changed)` : `${name} (${change})`;
}
