import { describe, expect, it } from 'vitest';
import type { SeenCall } from '../bench/profile/seen-call.ts';
import type { KeptFile } from './soak/chaos/kept-records.ts';
import { wrongLetters, wrongMessages, type Told } from './soak/chaos/wrong-messages.ts';
import { wrongCalls, wrongFiles, type Outage } from './soak/chaos/wrong-records.ts';

const outage: Outage = { name: 'server killed', allowed: ['reset', 502], from: 1000, until: 4000 };
const call = (at: number, outcome: SeenCall['outcome'], retryAfter: string | null = null): SeenCall => ({
  kind: 'print',
  at,
  ms: 5,
  outcome,
  retryAfter,
});

describe('calls while something fails', () => {
  it.each<[string, SeenCall, boolean]>([
    ['an answer', call(500, 200), true],
    ['a reset before the fault', call(500, 'reset'), false],
    ['a reset in the fault', call(2000, 'reset'), true],
    ['502 ten seconds after its end', call(14_000, 502), true],
    ['502 later', call(14_001, 502), false],
    ['a refusal that says when to come again', call(2000, 503, '2'), true],
    ['one that does not', call(2000, 503), false],
    ['one outside of a fault', call(500, 503, '2'), false],
    ['an error that the fault does not allow', call(2000, 'refused'), false],
    ['a fault of the program', call(2000, 500), false],
  ])('%s', (_what, seen, isRight) => {
    expect(wrongCalls([seen], [outage]).length).toBe(isRight ? 0 : 1);
  });
});

describe('files after everything', () => {
  const file: KeptFile = { key: 'k', entry: 'e', status: 'Success', handOvers: 1, ended: 1 };
  const confirmed = new Map([['k', ['e']]]);
  const once = new Map([['e', 1]]);

  it.each<[string, readonly KeptFile[], ReadonlyMap<string, number>, boolean]>([
    ['printed once', [file], once, true],
    ['printed twice', [file], new Map([['e', 2]]), false],
    ['said to be printed, and not on paper', [file], new Map(), false],
    ['not known, on paper once', [{ ...file, status: 'Unknown' }], once, true],
    ['not known, not on paper', [{ ...file, status: 'Unknown' }], new Map(), true],
    ['failed', [{ ...file, status: 'Failed' }], new Map(), false],
    ['handed over twice', [{ ...file, handOvers: 2, ended: 2 }], once, false],
    ['still under way', [{ ...file, ended: 0 }], once, false],
    ['in the store twice', [file, { ...file, entry: 'f' }], once, false],
    ['lost', [], new Map(), false],
    ['printed for nobody', [file], new Map([...once, ['x', 1]]), false],
  ])('%s', (_what, kept, paper, isRight) => {
    expect(wrongFiles(kept, confirmed, paper).length === 0).toBe(isRight);
  });
});

const letter = (to: string, id: string) => ({
  to: [to],
  message: `Subject: x\r\nMessage-ID: <${id}>\r\n\r\n`,
});

describe('messages and letters after everything', () => {
  const kept: KeptFile[] = [{ key: 'k', entry: 'e', status: 'Success', handOvers: 1, ended: 1 }];
  const printed: Told = { id: '1', event: 'print.finished', data: { entries: [{ printJobEntryId: 'e' }] } };
  const imported: Told = { id: '2', event: 'import.finished', data: { importId: 7, imported: 500 } };

  it.each<[string, readonly Told[], boolean]>([
    ['told', [printed, imported], true],
    ['told twice under the same id', [printed, imported, printed], true],
    ['told twice under two ids', [printed, imported, { ...printed, id: '3' }], false],
    ['a print that was not told', [imported], false],
    ['an import that was not told', [printed], false],
    ['another end of the print', [{ ...printed, event: 'print.failed' }, imported], false],
    ['fewer rows', [printed, { ...imported, data: { importId: 7, imported: 499 } }], false],
    [
      'an import that nobody asked for',
      [printed, imported, { ...imported, data: { importId: 8, imported: 500 } }],
      false,
    ],
  ])('%s', (_what, told, isRight) => {
    expect(wrongMessages(told, kept, [7], 500).length === 0).toBe(isRight);
  });

  it.each<[string, readonly ReturnType<typeof letter>[], boolean]>([
    ['a letter that arrived', [letter('a@x.test', '1')], true],
    ['one that arrived twice', [letter('a@x.test', '1'), letter('a@x.test', '1')], true],
    ['two letters', [letter('a@x.test', '1'), letter('a@x.test', '2')], false],
    ['none', [letter('b@x.test', '1')], false],
  ])('%s', (_what, letters, isRight) => {
    expect(wrongLetters(letters, ['a@x.test']).length === 0).toBe(isRight);
  });
});
