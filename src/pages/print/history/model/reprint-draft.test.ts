import { describe, expect, it } from 'vitest';
import type { PrintedEntry } from '@/entities/print-job';
import {
  isOneKind,
  NEW_DRAFT,
  numbersOf,
  OTHER,
  reasonFault,
  toReprint,
  type ReprintDraft,
} from './reprint-draft';

const entry = (printJobEntryId: string, facts: Partial<PrintedEntry> = {}): PrintedEntry => ({
  printJobEntryId,
  status: 'Success',
  labelCount: 2,
  labelName: 'Jar',
  articleName: 'Jam',
  printerName: 'Bench',
  labelId: 1,
  version: 1,
  versionHash: '',
  currentVersion: 2,
  orderNumber: '',
  printerId: 1,
  values: [{ name: 'name', label: 'Name', value: 'Jam', lastValue: '' }],
  ...facts,
});

describe('the reason of a reprint', () => {
  it.each<[Partial<ReprintDraft>, ReturnType<typeof reasonFault>]>([
    [{}, 'reason'],
    [{ details: 'torn' }, 'reason'],
    [{ reason: 'Damaged' }, undefined],
    [{ reason: OTHER }, 'details'],
    [{ reason: OTHER, details: '   ' }, 'details'],
    [{ reason: OTHER, details: 'for the archive' }, undefined],
  ])('says that the reason %j lacks %s', (draft, fault) => {
    expect(reasonFault({ ...NEW_DRAFT, ...draft })).toBe(fault);
  });
});

describe('what the server is asked', () => {
  it.each<[string, Partial<ReprintDraft>, boolean, object]>([
    ['the whole job as it was', { reason: 'Lost' }, true, { version: 'same', reason: 'Lost' }],
    [
      'one entry, otherwise',
      { reason: 'Damaged', details: ' torn ', version: 'current', quantity: 3, printerId: 2 },
      false,
      { printJobEntryIds: ['e1'], version: 'current', printerId: 2, quantity: 3, reason: 'Damaged: torn' },
    ],
    ['another reason', { reason: OTHER, details: 'archive' }, true, { version: 'same', reason: 'archive' }],
  ])('asks the server for a reprint: %s', (_, draft, isWholeJob, body) => {
    expect(toReprint({ ...NEW_DRAFT, ...draft }, [entry('e1')], isWholeJob)).toEqual(body);
  });
});

it.each<[string, readonly PrintedEntry[], boolean]>([
  ['one file', [entry('e1')], true],
  ['one label cut into files', [entry('e1'), entry('e2', { labelCount: 50 })], true],
  ['another article', [entry('e1'), entry('e2', { articleName: 'Honey' })], false],
  ['another value', [entry('e1'), entry('e2', { values: [] })], false],
  ['another printer', [entry('e1'), entry('e2', { printerId: 2 })], false],
])('tells whether a number says how many of %s: %s', (_, entries, expected) => {
  expect(isOneKind(entries)).toBe(expected);
});

const serial = (value: string, lastValue: string) => [{ name: 'serial', label: 'Serial', value, lastValue }];

describe('the numbers of labels that have one each', () => {
  it('are those of the first and the last label of all files', () => {
    const entries = [
      entry('a', { values: serial('001', '100') }),
      entry('b', { values: serial('101', '120') }),
    ];
    expect(numbersOf(entries)).toEqual({ first: '001', last: '120' });
  });

  it('are not there where all labels are the same', () => {
    expect(numbersOf([entry('a')])).toBeUndefined();
  });
});
