/** How often a screen of a review that is left open asks again: several people move a version on. */
export const REVIEW_POLL_MS = 30_000;
