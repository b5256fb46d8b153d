import type { ReviewState } from 'label-core/review';
import type { HistoryAction, SeenRegion } from '../../foundation/values/history-actions.ts';
import { canonicalJson, sha256Hex } from './version-hash.ts';

/** Fields of an entry; its hash covers all of them. */
export interface HistoryFields {
  readonly organizationId: number;
  readonly labelId: number;
  /** Counts from 1 in each label. */
  readonly historyId: number;
  /** ISO 8601 in UTC, milliseconds. */
  readonly at: string;
  readonly actorId: number | null;
  /** Name of the person who did it, at that time. */
  readonly by: string;
  readonly action: HistoryAction;
  readonly version: number;
  readonly labelVersionId: number | null;
  readonly from: ReviewState | null;
  readonly to: ReviewState | null;
  readonly comment: string;
  readonly seenRegions: readonly SeenRegion[];
  /** Time set for the publication. */
  readonly publishAt: string | null;
  readonly versionHash: string | null;
  readonly fileSha256: string | null;
  readonly signed: boolean;
  /** Hash of the previous entry; 64 zeros for the first. */
  readonly previousHash: string;
}

export interface HistoryEntry extends HistoryFields {
  readonly hash: string;
}

/** Previous hash of the first entry of a label. */
export const chainStart = '0'.repeat(64);

/** Returns the SHA-256 over the canonical JSON of an entry without its hash. */
const hashOfEntry = (fields: HistoryFields): string => sha256Hex(canonicalJson(fields));

type Unchained = Omit<HistoryFields, 'historyId' | 'previousHash'>;

/** Number of entries of a history and hash of the last one. */
export interface ChainEnd {
  readonly length: number;
  readonly hash: string;
}

/** Returns new entries, chained to the end of a history. */
export function chainEntries(end: ChainEnd, added: readonly Unchained[]): readonly HistoryEntry[] {
  let previousHash = end.hash;
  return added.map((entry, index) => {
    const fields = { ...entry, historyId: end.length + index + 1, previousHash };
    const hash = hashOfEntry(fields);
    previousHash = hash;
    return { ...fields, hash };
  });
}

/**
 * Returns the faults of a history, in the order of its entries: changed, missing, moved, or cut off at the end.
 * @param end the end of the history as stored with the label
 */
export function chainFaults(entries: readonly HistoryEntry[], end: ChainEnd): readonly string[] {
  const faults: string[] = [];
  let previousHash = chainStart;
  let expected = 1;
  for (const entry of entries) {
    const { hash, ...fields } = entry;
    if (entry.historyId > expected) faults.push(missingWords(expected, entry.historyId - 1));
    else if (entry.previousHash !== previousHash) {
      faults.push(
        `entry ${entry.historyId} does not follow the one before it: one of them was changed or moved`,
      );
    }
    if (hashOfEntry(fields) !== hash) faults.push(`entry ${entry.historyId} was changed (${entry.action})`);
    previousHash = hash;
    expected = entry.historyId + 1;
  }
  if (expected <= end.length) faults.push(missingWords(expected, end.length));
  else if (expected > end.length + 1) faults.push(`there are entries after the last one, ${end.length}`);
  else if (previousHash !== end.hash) faults.push('the last entry is not the one that was written last');
  return faults;
}

const missingWords = (first: number, last: number) =>
  first === last ? `entry ${first} is missing` : `entries ${first} to ${last} are missing`;
