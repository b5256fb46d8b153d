import { describe, expect, it } from 'vitest';
import { sampleTemplate } from '../testing/sample-template.ts';
import { LabelTemplateError } from './template-issue.ts';

const table = (changes: Readonly<Record<string, unknown>> = {}): unknown => ({
  type: 'table',
  id: 'table',
  xMm: 0,
  yMm: 0,
  widthMm: 50,
  heightMm: 20,
  columns: [{}, { widthMm: 10, align: 'decimal' }],
  rows: [{ cells: [{ value: 'Fat' }, { value: '{{fat}}' }] }],
  sizePt: 8,
  ...changes,
});

function issuesOf(changes: Readonly<Record<string, unknown>>): readonly string[] {
  try {
    sampleTemplate({ version: 2, variables: ['fat'], elements: [table(changes)] });
  } catch (error) {
    if (error instanceof LabelTemplateError)
      return error.issues.map(({ path, message }) => `${path} ${message}`);
    throw error;
  }
  return [];
}

const cells = (count: number) => Array.from({ length: count }, () => ({ value: '' }));

describe('a table of a template', () => {
  it('is kept as it is, and is of version 2', () => {
    const element = table({
      rows: [{ header: true, cells: [{ value: 'Food', colspan: 2, align: 'center' }] }, { cells: [] }],
      markup: true,
      minSizePt: 5,
      minXHeightMm: 0.9,
      rules: 'rows',
      ruleMm: 0.2,
      paddingMm: 0.5,
      hideEmptyRows: true,
      lineHeight: 1.1,
      rotation: 90,
    });
    expect(sampleTemplate({ version: 2, elements: [element] }).elements).toEqual([element]);
    expect(() => sampleTemplate({ version: 1, variables: ['fat'], elements: [table()] })).toThrow(
      /version must be 2/,
    );
  });

  it.each<[string, Readonly<Record<string, unknown>>, readonly string[]]>([
    ['no column', { columns: [], rows: [{ cells: [] }] }, ['elements[0].columns must be at least 1 entries']],
    ['no row', { rows: [] }, ['elements[0].rows must be at least 1 entries']],
    [
      '13 columns',
      { columns: Array.from({ length: 13 }, () => ({})) },
      ['elements[0].columns must be at most 12 entries'],
    ],
    [
      '61 rows',
      { rows: Array.from({ length: 61 }, () => ({ cells: [] })) },
      ['elements[0].rows must be at most 60 entries'],
    ],
    [
      'a row of more cells than columns',
      { rows: [{ cells: cells(3) }] },
      ['elements[0].rows[0].cells has more than the 2 columns of the table'],
    ],
    [
      'a cell that covers more than there is',
      { rows: [{ cells: [{ value: '', colspan: 2 }, { value: '' }] }] },
      ['elements[0].rows[0].cells has more than the 2 columns of the table'],
    ],
    [
      'a variable that is not declared',
      { rows: [{ cells: [{ value: '' }, { value: '{{x}}' }] }] },
      ['elements[0].rows[0].cells[1].value {{x}} is not a variable of this label'],
    ],
    [
      'a smallest size above the size',
      { minSizePt: 9 },
      ['elements[0].minSizePt must not be larger than sizePt'],
    ],
    ['an unknown property', { color: 'white' }, ['elements[0] does not know “color”']],
  ])('is refused with %s', (_what, changes, issues) => {
    expect(issuesOf(changes)).toEqual(issues);
  });
});
