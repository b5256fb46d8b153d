import { expect, it } from 'vitest';
import { formatStanding } from './format-standing';
import type { PrintEntry } from './print-job';

const entry = (changes: Partial<PrintEntry>): PrintEntry => ({
  entryId: 'e',
  state: 'accepted',
  message: '',
  helperKey: 'e',
  journalId: '',
  attempts: 1,
  told: undefined,
  isFinal: false,
  attention: '',
  isLeft: false,
  file: {} as PrintEntry['file'],
  ...changes,
});
const refused = 'Waiting for 127.0.0.1:9100: the connection was refused; tried again until 08:38.';

it.each<[string, Partial<PrintEntry>[], string]>([
  ['files the helper took', [{}, { isFinal: true }], 'Sent to the printer helper'],
  ['no file at all', [], 'Sent to the printer helper'],
  ['files that are all out', [{ isFinal: true }, { isFinal: true, state: 'reported' }], 'Printed'],
  [
    'a printer that does not answer',
    [{ isFinal: true }, { attention: refused }],
    `Not printed yet. ${refused}`,
  ],
  [
    'a failure beside one that waits',
    [{ attention: refused }, { state: 'failed', message: 'No paper.' }],
    'Not printed. No paper.',
  ],
  [
    'a file nobody knows of',
    [{ state: 'unknown' }, { isFinal: true }],
    'It may have been printed: check the printer.',
  ],
  ['a file its agent has not fetched', [{ isLeft: true }], 'Waiting for the agent'],
  [
    'a file that was taken back',
    [{ state: 'canceled', isFinal: true }, { isFinal: true }],
    'Not everything was printed: some labels were canceled.',
  ],
])('the standing of a job says first what matters most: %s', (_what, entries, words) => {
  expect(formatStanding({ entries: entries.map(entry) })).toBe(words);
});
