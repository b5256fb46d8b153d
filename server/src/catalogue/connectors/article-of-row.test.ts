import type { LabelVariable } from 'label-core';
import { describe, expect, it } from 'vitest';
import { articlesOfRows } from './article-of-row.ts';

const at = new Date('2026-11-22T08:14:00Z');

/** Returns what a row makes of one variable: its text, and whether the person who prints may change it. */
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
  it('becomes an article with the foreign id and the labels given', () => {
    const row = { id: ' 007/ä ', name: 'Oat', externalIdentifier: 'X-1', values: { batch: 'B 12' } };
    const variables: LabelVariable[] = [{ name: 'batch', type: 'default', label: 'Batch', required: true }];
    expect(articlesOfRows([row], [{ labelId: 3, name: 'Crate', variables }], at)).toEqual([
      {
        id: ' 007/ä ',
        name: 'Oat',
        externalIdentifier: 'X-1',
        gtins: [],
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
    ['its name in another case', 'bestBefore', { BESTBEFORE: '1' }, '1'],
    ['its name with signs and spaces', 'best before', { 'Best-Before:': '1' }, '1'],
    ['its name without accents and a sharp s', 'Größe', { GROSSE: '1' }, '1'],
    ['the exact name before a similar one', 'Batch', { batch: '2', Batch: '1' }, '1'],
    ['the first of two similar columns', 'batch no', { BatchNo: '1', BATCH_NO: '2' }, '1'],
    ['the first of two similar columns that is not empty', 'batch no', { BatchNo: '', BATCH_NO: '2' }, '2'],
    ['no column that only begins with its name', 'batch', { batchNumber: '1' }, undefined],
    ['no column of other signs alone', '_', { '-': '1' }, undefined],
    ['exactly its name when that is only signs', '_', { _: '1' }, '1'],
    ['none of the names that every object has', 'constructor', {}, undefined],
  ])('fills a variable from the expected column: %s', (_what, name, values, expected) => {
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
  ])(
    'fills a variable named %s only from the name or identifier that every row has',
    (name, text, editable) => {
      expect(filled({ name }, {}, { name: 'Oat', externalIdentifier: '4012345678901' })).toEqual([
        text,
        editable,
      ]);
    },
  );

  it('fills an EAN only with a valid number, and prefers its own columns', () => {
    const row = { name: 'Oat', externalIdentifier: '007' };
    expect(filled({ name: 'ean' }, {}, row)).toEqual(['', true]);
    expect(filled({ name: 'externalIdentifier' }, {}, row)).toEqual(['007', false]);
    expect(filled({ name: 'name' }, { NAME: 'Oat, rolled' }, row)).toEqual(['Oat, rolled', false]);
    expect(filled({ name: 'ean' }, { EAN: '123' }, row)).toEqual(['123', false]);
  });

  it('leaves missing values to the person who prints, and fixed values to the label', () => {
    expect(filled({ name: 'batch', defaultValue: 'B0' }, {})).toEqual(['B0', true]);
    expect(filled({ name: 'batch', defaultValue: 'B0' }, { batch: ' ' })).toEqual(['B0', true]);
    expect(filled({ name: 'batch', defaultValue: 'B0' }, { batch: 'B1' })).toEqual(['B1', false]);
    // Fixed and without a value of its own: would always be empty if the row did not fill it.
    expect(filled({ name: 'batch', editable: false }, {})).toEqual(['', true]);
    expect(filled({ name: 'batch', editable: false }, { batch: 'B1' })).toEqual(['B1', false]);
    const fixed = { name: 'maker', editable: false, defaultValue: 'Demo' };
    expect(filled(fixed, { maker: 'Another' })).toEqual(['Demo', false]);
  });

  it('keeps values unchanged', () => {
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
  ] as const)('gives a %s with the text %j the value %j', (type, text, expected) => {
    const empty = type === 'toggle' ? 'false' : '';
    expect(filled({ name: 'mark', type }, { mark: text })).toEqual(
      expected === undefined ? [empty, true] : [expected, false],
    );
  });
});
