import { byteOrderMark, csvRecord } from '../../foundation/http/csv.ts';
import type { HistoryEntry } from './history-chain.ts';
import { meaningOf } from './history-texts.ts';

/** Adds the meaning of an entry in words, which is not part of its hash. */
export const withMeaning = (entry: HistoryEntry) => ({ ...entry, meaning: meaningOf(entry) });

/** Returns the history as JSON with every field the hashes cover, so that the chain can be checked without this server. */
export const historyAsJson = (name: string, entries: readonly HistoryEntry[]): string =>
  `${JSON.stringify({ name, entries: entries.map(withMeaning) }, undefined, 2)}\n`;

const headings = [
  'Entry',
  'Time (UTC)',
  'Person',
  'Person number',
  'Action',
  'Meaning',
  'Version',
  'Version number',
  'From',
  'To',
  'Comment',
  'Seen',
  'Publication at (UTC)',
  'Signed',
  'SHA-256 of the template',
  'SHA-256 of the file',
  'Hash before',
  'Hash',
];

/** Returns the history as CSV for a spreadsheet, with cells guarded so that no text is run as a formula. */
export const historyAsCsv = (entries: readonly HistoryEntry[]): string =>
  byteOrderMark +
  csvRecord(headings) +
  entries
    .map((entry) =>
      csvRecord([
        entry.historyId,
        entry.at,
        entry.by,
        entry.actorId,
        entry.action,
        meaningOf(entry),
        entry.version,
        entry.labelVersionId,
        entry.from,
        entry.to,
        entry.comment,
        entry.seenRegions.map(({ number, words }) => `${number}: ${words}`).join('; '),
        entry.publishAt,
        entry.signed ? 'yes' : 'no',
        entry.versionHash,
        entry.fileSha256,
        entry.previousHash,
        entry.hash,
      ]),
    )
    .join('');
