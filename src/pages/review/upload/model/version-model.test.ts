import { describe, expect, it } from 'vitest';
import { buildVariable } from '@/entities/label/index.testing';
import { freeName, isSameData, rowsOf, sentRows } from './test-rows';
import { serverVersionErrors, versionErrors, type VersionValues } from './version-values';

const template = {
  variables: [
    { name: 'title', propertySize: 5 },
    { name: 'on', type: 'toggle' },
  ],
};
const variables = [buildVariable('title'), buildVariable('lot')];
const row = (key: string, name: string, values: Record<string, string> = {}) => ({ key, name, values });
const entered = (fields: Partial<VersionValues>): VersionValues => ({
  comment: '',
  rows: [],
  next: 'draft',
  seenHash: '',
  read: undefined,
  ...fields,
});

describe('what keeps a version from being saved', () => {
  it.each<[string, Partial<VersionValues>, Record<string, string>]>([
    ['nothing', { rows: [row('a', 'Long', { title: 'Crème' })] }, {}],
    [
      'a comment',
      { comment: 'x'.repeat(2001) },
      { comment: 'The comment can have at most 2,000 characters.' },
    ],
    ['no name', { rows: [row('a', ' ')] }, { 'name of a': 'Give each row of the test data a name.' }],
    [
      'a long name',
      { rows: [row('a', 'n'.repeat(61))] },
      { 'name of a': 'The name of a row can have at most 60 characters.' },
    ],
    [
      'a name that is there twice',
      { rows: [row('a', 'Long'), row('b', 'long ')] },
      { 'name of b': 'There are two rows named “long”.' },
    ],
    [
      'a long value, counted as people do',
      { rows: [row('a', 'Long', { title: '👩‍🍳👩‍🍳👩‍🍳👩‍🍳👩‍🍳' }), row('b', 'Longer', { title: 'Crèmes' })] },
      { 'title of b': '“title” can have at most 5 characters here.' },
    ],
  ])('keeps a version from being saved: %s', (_what, fields, errors) => {
    expect(versionErrors(entered(fields), template)).toEqual(errors);
  });

  it('puts what keeps a version from being saved at the fields the server names', () => {
    const values = entered({ rows: [row('a', 'One'), row('b', 'Two')] });
    expect(
      serverVersionErrors(
        [
          { field: 'testData.1.values.net.weight', message: 'This label has no variable “net.weight”.' },
          { field: 'ean', path: 'testData.0.values.ean', message: 'Wrong check digit.' },
          { field: 'testData.1.name', message: 'Too long.' },
          { field: 'comment', message: 'Too long.' },
        ],
        values,
      ),
    ).toEqual({
      'net.weight of b': 'This label has no variable “net.weight”.',
      'ean of a': 'Wrong check digit.',
      'name of b': 'Too long.',
      comment: 'Too long.',
    });
  });
});

describe('the rows of the test data', () => {
  it('names the rows of the test data apart', () => {
    const rows = rowsOf([
      { name: 'Long', values: {} },
      { name: 'Long 2', values: {} },
    ]);
    expect(freeName('long', rows)).toBe('long 3');
    expect(freeName('Empty', rows)).toBe('Empty');
  });

  it('sends a value for each variable of the label in each row, and no other', () => {
    expect(sentRows([{ name: ' Long ', values: { title: 'Crème', gone: 'x' } }], variables)).toEqual([
      { name: 'Long', values: { title: 'Crème', lot: '' } },
    ]);
  });

  it('takes rows for the same that say the same of what the label has', () => {
    const one = [{ name: 'Long', values: { title: 'Crème', gone: 'x' } }];
    expect(isSameData(one, [{ name: 'Long ', values: { lot: '', title: 'Crème' } }], variables)).toBe(true);
    expect(isSameData(one, [], variables)).toBe(false);
  });
});
