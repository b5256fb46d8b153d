import { describe, expect, it } from 'vitest';
import { aFile } from '../testing/print-fixture';
import { groupEntries, isFolded, isInView, isSameGroup, type EntryGroup } from './entry-groups';
import { newPrintJob } from './new-print-job';
import { withEntry, type PrintEntry, type PrintFile } from './print-job';

const entriesOf = (...facts: Partial<PrintFile>[]) =>
  newPrintJob({
    jobId: 'j',
    entityId: 1,
    ownerId: '',
    nowMs: 0,
    files: facts.map((one, index) => aFile(`e${index}`, one)),
  }).entries;

const none: EntryGroup = {
  key: 'none',
  name: '',
  entries: [],
  summary: { requested: 0, printed: 0, failed: 0, unknown: 0, notSent: 0 },
};

describe('the files of a job', () => {
  it('groups files by the lines of the order, with the labels of each counted from 1', () => {
    const groups = groupEntries(
      entriesOf(
        { orderLine: 0, articleName: 'Tarte', labelCount: 5 },
        { orderLine: 0, articleName: 'Tarte', labelCount: 5 },
        { orderLine: 2, articleName: 'Pain' },
      ),
    );
    expect(groups.map(({ name }) => name)).toEqual(['Tarte, Shelf label', 'Pain, Shelf label']);
    expect(groups.map(({ entries }) => entries.map(({ first, last }) => [first, last]))).toEqual([
      [
        [1, 5],
        [6, 10],
      ],
      [[1, 1]],
    ]);
    expect(groups.map(({ summary }) => summary.notSent)).toEqual([10, 1]);
  });

  it('reads anew only the line of which a file has changed', () => {
    const files = [{ orderLine: 0 }, { orderLine: 0 }, { orderLine: 1 }];
    const before = { entries: entriesOf(...files.map((file) => ({ ...file, articleName: 'Tarte' }))) };
    const after = withEntry(before, 'e1', { state: 'reported' });
    const [line = none, other = none] = groupEntries(before.entries);
    const [changed = none, same = none] = groupEntries(after.entries);
    expect([isSameGroup(line, changed), isSameGroup(other, same), isSameGroup(line, other)]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('puts the files of a job without lines in one group without a name', () => {
    const [group] = groupEntries(entriesOf({ labelCount: 100 }, { labelCount: 50 }));
    expect(group).toMatchObject({ name: '', entries: [{ first: 1 }, { first: 101, last: 150 }] });
  });

  it.each<[string, Partial<PrintFile>[], boolean]>([
    ['a line is folded', [{ orderLine: 0, articleName: 'Tarte' }], true],
    ['twelve files are not', Array.from({ length: 12 }, () => ({})), false],
    ['thirteen are', Array.from({ length: 13 }, () => ({})), true],
  ])('sums up the files of a line: %s', (_, facts, expected) => {
    expect(groupEntries(entriesOf(...facts)).map(isFolded)).toEqual([expected]);
  });

  it.each<[Partial<PrintEntry>, boolean]>([
    [{ state: 'queued' }, false],
    [{ state: 'sending' }, true],
    [{ state: 'reported' }, false],
    [{ state: 'reported', attention: 'Paper out' }, true],
    [{ state: 'failed' }, true],
    [{ state: 'unknown' }, true],
    [{ state: 'canceled' }, false],
  ])('tells whether a file in the state %o is always in view: %s', (facts, expected) => {
    const [entry] = entriesOf({});
    expect(entry && isInView({ ...entry, ...facts })).toBe(expected);
  });
});
