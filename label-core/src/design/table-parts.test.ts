import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLabelTemplate } from '../template/parse-label-template.ts';
import { sampleTemplate } from '../testing/sample-template.ts';
import { applyEdit } from './apply-edit.ts';
import type { Edit } from './edit.ts';
import { refusalOf } from './refusal-of.ts';
import {
  type TableParts,
  withCell,
  withColspan,
  withColumn,
  withColumnRight,
  withoutColumn,
  withoutRow,
  withRow,
  withRowDown,
} from './table-parts.ts';

/** Writes a table as its cells: `Fat+` covers one column more. */
const written = ({ rows }: TableParts) =>
  rows.map(({ cells }) => cells.map(({ value, colspan = 1 }) => value + '+'.repeat(colspan - 1)).join('|'));

const parts: TableParts = {
  columns: [{ widthMm: 10 }, {}, { align: 'right' }],
  rows: [
    { cells: [{ value: 'a' }, { value: 'b' }, { value: 'c' }] },
    { cells: [{ value: 'd', colspan: 2 }, { value: 'e' }] },
    { cells: [] },
  ],
};

describe('a table that is edited', () => {
  it.each<[string, (one: TableParts) => TableParts, readonly string[]]>([
    ['gets a row', (one) => withRow(one, 1), ['a|b|c', '||', 'd+|e', '']],
    ['loses a row', (one) => withoutRow(one, 0), ['d+|e', '']],
    ['has a row moved down', (one) => withRowDown(one, 0), ['d+|e', 'a|b|c', '']],
    ['keeps the last row at its place', (one) => withRowDown(one, 2), ['a|b|c', 'd+|e', '']],
    ['gets a column', (one) => withColumn(one, 1), ['a||b|c', 'd++|e', '']],
    ['gets a column at its end', (one) => withColumn(one, 3), ['a|b|c|', 'd+|e|', '']],
    ['loses a column', (one) => withoutColumn(one, 0), ['b|c', 'd|e', '']],
    ['has a column moved', (one) => withColumnRight(one, 1), ['a|c|b', 'd+|e', '']],
    ['has a cell over more columns', (one) => withColspan(one, 0, 0, 2), ['a+|c', 'd+|e', '']],
    ['has a cell over all columns at most', (one) => withColspan(one, 0, 1, 9), ['a|b+', 'd+|e', '']],
    ['has a cell over fewer columns', (one) => withColspan(one, 1, 0, 1), ['a|b|c', 'd||e', '']],
    ['has other words', (one) => withCell(one, 1, 1, { value: 'x' }), ['a|b|c', 'd+|x', '']],
  ])('%s', (_what, edit, expected) => {
    // A row that ends early is filled by what is added, so an empty one may get a cell.
    expect(written(edit(parts)).map((row, index) => (expected[index] === '' ? '' : row))).toEqual(expected);
  });

  it('moves a column past the end of a row that ends before it', () => {
    const short: TableParts = { columns: [{}, {}], rows: [{ cells: [{ value: 'a' }] }] };
    expect(written(withColumnRight(short, 0))).toEqual(['|a']);
  });

  it('keeps its last row and its last column', () => {
    const single: TableParts = { columns: [{}], rows: [{ cells: [{ value: 'a' }] }] };
    expect(withoutRow(single, 0)).toEqual(single);
    expect(withoutColumn(single, 0)).toEqual(single);
  });

  it('sets and takes away the alignment of a cell', () => {
    const aligned = withCell(parts, 0, 0, { align: 'decimal' });
    expect(aligned.rows[0]?.cells[0]).toEqual({ value: 'a', align: 'decimal' });
    expect(withCell(aligned, 0, 0, { align: null })).toEqual(parts);
  });

  it('is valid after any number of edits', () => {
    const place = fc.integer({ min: 0, max: 13 });
    const edit = fc.oneof(
      fc.tuple(
        fc.constantFrom(withRow, withoutRow, withRowDown, withColumn, withoutColumn, withColumnRight),
        place,
      ),
      fc
        .tuple(place, place, place)
        .map(
          ([row, cell, colspan]) => [(one: TableParts) => withColspan(one, row, cell, colspan), 0] as const,
        ),
    );
    const template = sampleTemplate({
      version: 2,
      elements: [{ type: 'table', id: 't', xMm: 0, yMm: 0, widthMm: 50, heightMm: 20, ...parts, sizePt: 8 }],
    });
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 40 }), (edits) => {
        const edited = edits.reduce<TableParts>((one, [change, at]) => change(one, at), parts);
        const setTable = { kind: 'setTable', id: 't', ...edited } as const;
        expect(refusalOf(template, setTable)).toBeUndefined();
        const after = applyEdit(template, setTable);
        expect(parseLabelTemplate(JSON.parse(JSON.stringify(after)))).toEqual(after);
      }),
      { numRuns: 300 },
    );
  });
});

const rowsOf = (value: string) => [{ cells: [{ value }] }];

describe('the edit of a table', () => {
  const template = sampleTemplate({
    version: 2,
    variables: ['fat'],
    elements: [
      {
        type: 'table',
        id: 't',
        xMm: 0,
        yMm: 0,
        widthMm: 50,
        heightMm: 20,
        columns: [{}],
        rows: [{ cells: [{ value: '{{fat}}' }] }],
        sizePt: 8,
      },
    ],
  });

  it('declares the variables of its cells, and drops those that were only typed', () => {
    const after = applyEdit(template, { kind: 'setTable', id: 't', rows: rowsOf('{{salt}}') });
    expect(after.variables).toEqual([{ name: 'salt', type: 'default' }]);
  });

  it('is refused for more cells than columns, and for another element', () => {
    const rows = [{ cells: [{ value: 'a' }, { value: 'b' }] }];
    const wide: Edit = { kind: 'setTable', id: 't', rows };
    expect(applyEdit(template, wide)).toBe(template);
    expect(refusalOf(template, wide)).toBeDefined();
    expect(refusalOf(template, { kind: 'setContent', id: 't', content: 'x' })).toBeDefined();
  });

  it('follows the names of variables, and takes the default of one that is removed', () => {
    const renamed = applyEdit(template, { kind: 'renameVariable', name: 'fat', to: 'total fat' });
    expect(renamed.elements).toMatchObject([{ rows: rowsOf('{{total fat}}') }]);
    const removed = applyEdit(template, { kind: 'removeVariable', name: 'fat' });
    expect([removed.variables, removed.elements]).toMatchObject([[], [{ rows: rowsOf('') }]]);
  });
});
