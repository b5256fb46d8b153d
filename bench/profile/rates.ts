/** Calls a second of each kind. */
export interface Rates {
  readonly searches: number;
  /** Print jobs, each of one label. */
  readonly prints: number;
  /** Exchanges of a refresh token. */
  readonly refreshes: number;
}

/** What five hundred people ask of an installation in a busy hour. */
export const FIVE_HUNDRED_PEOPLE: Rates = { searches: 50, prints: 10, refreshes: 5 };

/** Returns a part of the rates, such as 0.5 for half of the calls. */
export const partOf = ({ searches, prints, refreshes }: Rates, part: number): Rates => ({
  searches: searches * part,
  prints: prints * part,
  refreshes: refreshes * part,
});
