import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chainEntries, chainFaults, chainStart, type HistoryEntry } from './history-chain.ts';
import { canonicalJson, versionHashOf } from './version-hash.ts';
import { textLabel } from '../../testing/review-calls.ts';

const entry = (comment: string) => ({
  organizationId: 1,
  labelId: 2,
  at: '2026-11-21T12:00:00.000Z',
  actorId: 3,
  by: 'Dagny Eriksen',
  action: 'approve' as const,
  version: 1,
  labelVersionId: 4,
  from: 'DataApprover' as const,
  to: 'DesignApprover' as const,
  comment,
  seenRegions: [{ number: 1, words: 'Text “a” became “b”' }],
  publishAt: null,
  versionHash: null,
  fileSha256: null,
  signed: false,
});

const comments = ['a', 'b', 'c', 'd'];
const chained = chainEntries({ length: 0, hash: chainStart }, comments.map(entry));
const end = { length: chained.length, hash: chained.at(-1)?.hash ?? '' };
const [a, b, c, d] = chained as [HistoryEntry, HistoryEntry, HistoryEntry, HistoryEntry];

describe('canonical JSON', () => {
  it('is the same for equal values, whatever the order of their keys', () => {
    expect(canonicalJson({ b: [1, { d: null, c: -0 }], a: 'é"', x: undefined })).toBe(
      '{"a":"é\\"","b":[1,{"c":0,"d":null}]}',
    );
    expect(canonicalJson({ '\u{1F600}': 1, '\u{FB33}': 2, 1: 3 })).toBe('{"1":3,"\u{1F600}":1,"\u{FB33}":2}');
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
        expect(canonicalJson(JSON.parse(canonicalJson(value)))).toBe(canonicalJson(value));
      }),
    );
  });

  it('differs for templates that differ by one glyph', () => {
    expect(versionHashOf(textLabel('Crème'))).toMatch(/^[0-9a-f]{64}$/);
    expect(versionHashOf(textLabel('Crème'))).not.toBe(versionHashOf(textLabel('Creme')));
  });
});

describe('a history', () => {
  it('is complete as it was written, at once or entry by entry', () => {
    expect(chainFaults(chained, end)).toEqual([]);
    const oneByOne = comments.reduce<HistoryEntry[]>((kept, comment) => {
      const last = { length: kept.length, hash: kept.at(-1)?.hash ?? chainStart };
      return [...kept, ...chainEntries(last, [entry(comment)])];
    }, []);
    expect(oneByOne).toEqual(chained);
    expect(chainFaults([], { length: 0, hash: chainStart })).toEqual([]);
  });

  it.each<[string, readonly HistoryEntry[], readonly string[]]>([
    ['a changed comment', [a, { ...b, comment: 'x' }, c, d], ['entry 2 was changed (approve)']],
    ['a changed person', [a, b, c, { ...d, by: 'Eve' }], ['entry 4 was changed (approve)']],
    ['a missing entry in the middle', [a, b, d], ['entry 3 is missing']],
    ['a missing first entry', [b, c, d], ['entry 1 is missing']],
    ['a missing last entry', [a, b, c], ['entry 4 is missing']],
    ['that all but the first entry are missing', [a], ['entries 2 to 4 are missing']],
    [
      'two entries that changed places',
      [a, { ...c, historyId: 2 }, { ...b, historyId: 3 }, d],
      [
        'entry 2 does not follow the one before it: one of them was changed or moved',
        'entry 2 was changed (approve)',
        'entry 3 does not follow the one before it: one of them was changed or moved',
        'entry 3 was changed (approve)',
        'entry 4 does not follow the one before it: one of them was changed or moved',
      ],
    ],
    [
      'an entry that was changed and hashed again',
      [a, ...chainEntries({ length: 1, hash: a.hash }, [entry('x')]), c, d],
      ['entry 3 does not follow the one before it: one of them was changed or moved'],
    ],
    [
      'a last entry that was changed and hashed again',
      [a, b, c, ...chainEntries({ length: 3, hash: c.hash }, [entry('x')])],
      ['the last entry is not the one that was written last'],
    ],
    [
      'an entry more than was written',
      [...chained, ...chainEntries(end, [entry('x')])],
      ['there are entries after the last one, 4'],
    ],
  ])('reveals %s', (_what, entries, faults) => {
    expect(chainFaults(entries, end)).toEqual(faults);
  });
});
