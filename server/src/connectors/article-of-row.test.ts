import type { LabelVariable } from 'label-core';
import { describe, expect, it } from 'vitest';
import { articlesOfRows } from './article-of-row.ts';

const at = new Date('2026-11-22T08:14:00Z');

/** What a row makes of one variable: its text, and whether who prints may change it. */
function filled(
  variable: Partial<LabelVariable> & { readonly name: string },
  values: Readonly<Record<string, string>>,
  row: { readonly name?: string; readonly externalIdentifier?: string } = {},
) {
  const [article] = articlesOfRows(
    [{ id: 'A-7', name: '', externalIdentifier: '', ...row, values }],
    [{ labelId: 3, name: 'Crate', variables: [{ type: 'default', ...variable }] }],
    at,
  );
  const [found] = article?.labels[0]?.variables ?? [];
  return [found?.variableData, found?.editable];
}

describe('a row of a connector', () => {
  it('is an article whose id is the foreign one, with the labels given', () => {
    const row = { id: ' 007/ä ', name: 'Oat', externalIdentifier: 'X-1', values: { batch: 'B 12' } };
    const variables: LabelVariable[] = [{ name: 'batch', type: 'default', label: 'Batch', required: true }];
    expect(articlesOfRows([row], [{ labelId: 3, name: 'Crate', variables }], at)).toEqual([
      {
        id: ' 007/ä ',
        name: 'Oat',
        externalIdentifier: 'X-1',
        groupId: 1,
        labels: [
          {
            labelId: 3,
            name: 'Crate',
            variables: [
              {
                variableId: 1,
                variableName: 'batch',
                variableData: 'B 12',
                propertySize: null,
                dataType: 'default',
                required: true,
                editable: false,
                displayName: 'Batch',
              },
            ],
          },
        ],
        orders: [],
        modifiedAt: '2026-11-22T08:14:00.000Z',
        revision: 1,
      },
    ]);
  });

  it.each([
    ['its own name', 'batch', { batch: '1' }, '1'],
    ['another case', 'bestBefore', { BESTBEFORE: '1' }, '1'],
    ['signs and spaces', 'best before', { 'Best-Before:': '1' }, '1'],
    ['accents and a sharp s', 'Größe', { GROSSE: '1' }, '1'],
    ['the letter before the likeness', 'Batch', { batch: '2', Batch: '1' }, '1'],
    ['the first of two alike', 'batch no', { BatchNo: '1', BATCH_NO: '2' }, '1'],
    ['the first of two that says something', 'batch no', { BatchNo: '', BATCH_NO: '2' }, '2'],
    ['no other column', 'batch', { batchNumber: '1' }, undefined],
    ['no signs alone', '_', { '-': '1' }, undefined],
    ['signs letter for letter', '_', { _: '1' }, '1'],
    ['names every object has', 'constructor', {}, undefined],
  ])('fills a variable by %s', (_what, name, values, expected) => {
    expect(filled({ name }, values)).toEqual(expected === undefined ? ['', true] : [expected, false]);
  });

  it.each([
    ['name', 'Oat', false],
    ['articleName', 'Oat', false],
    ['Article name', 'Oat', false],
    ['externalIdentifier', '4012345678901', false],
    ['EAN', '4012345678901', false],
    ['gtin', '4012345678901', false],
    ['number', '', true],
  ])('fills %s by what every row says', (name, text, editable) => {
    expect(filled({ name }, {}, { name: 'Oat', externalIdentifier: '4012345678901' })).toEqual([
      text,
      editable,
    ]);
  });

  it('fills no EAN with a number that is none, and lets its columns go first', () => {
    const row = { name: 'Oat', externalIdentifier: '007' };
    expect(filled({ name: 'ean' }, {}, row)).toEqual(['', true]);
    expect(filled({ name: 'externalIdentifier' }, {}, row)).toEqual(['007', false]);
    expect(filled({ name: 'name' }, { NAME: 'Oat, rolled' }, row)).toEqual(['Oat, rolled', false]);
    expect(filled({ name: 'ean' }, { EAN: '123' }, row)).toEqual(['123', false]);
  });

  it('leaves to who prints what it does not say, and what a label fixes to the label', () => {
    expect(filled({ name: 'batch', defaultValue: 'B0' }, {})).toEqual(['B0', true]);
    expect(filled({ name: 'batch', defaultValue: 'B0' }, { batch: ' ' })).toEqual(['B0', true]);
    expect(filled({ name: 'batch', defaultValue: 'B0' }, { batch: 'B1' })).toEqual(['B1', false]);
    // Fixed without a value of its own: empty for good, were it not for the row.
    expect(filled({ name: 'batch', editable: false }, {})).toEqual(['', true]);
    expect(filled({ name: 'batch', editable: false }, { batch: 'B1' })).toEqual(['B1', false]);
    const fixed = { name: 'maker', editable: false, defaultValue: 'Demo' };
    expect(filled(fixed, { maker: 'Another' })).toEqual(['Demo', false]);
  });

  it('keeps values to the letter', () => {
    expect(filled({ name: 'text' }, { text: ' 007\n€ “x” ' })).toEqual([' 007\n€ “x” ', false]);
  });

  it.each([
    ['toggle', 'true', 'true'],
    ['toggle', ' YES ', 'true'],
    ['toggle', '1', 'true'],
    ['toggle', 'false', 'false'],
    ['toggle', 'No', 'false'],
    ['toggle', '0', 'false'],
    ['toggle', 'perhaps', undefined],
    ['media-ref', '12', '12'],
    ['media-ref', ' 12 ', '12'],
    ['media-ref', 'logo.png', undefined],
    ['media-ref', '012', undefined],
  ] as const)('fills a %s with %j by %j', (type, text, expected) => {
    const empty = type === 'toggle' ? 'false' : '';
    expect(filled({ name: 'mark', type }, { mark: text })).toEqual(
      expected === undefined ? [empty, true] : [expected, false],
    );
  });
});
