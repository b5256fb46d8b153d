import { describe, expect, it } from 'vitest';
import { buildVariable } from '@/entities/label/index.testing';
import {
  filledVariables,
  mappingToSave,
  savedHeadings,
  savedMapping,
  suggestedMapping,
  unfilledVariables,
  type FieldSource,
} from './column-mapping';
import { printRows, readCopies, toLine } from './print-rows';

const title = buildVariable('title', { displayName: 'Title', required: true, variableData: '' });
const note = buildVariable('note', { displayName: 'Note', variableData: 'Own', required: false });
const isBio = buildVariable('bio', {
  displayName: 'Bio',
  variableData: '',
  dataType: 'toggle',
  required: false,
});
const variables = [title, note, isBio];
const headings = ['Title', 'Bio', 'Menge'];

const savedText = (text: string) => ({
  columns: ['a'],
  mapping: { fields: [{ variable: 'title', kind: 'text' as const, text }], copies: null },
});
const titleFrom = (source: FieldSource) => ({ fields: { title: source }, copies: undefined });
const rowsOf = (cells: string[], mapping = suggestedMapping(headings, variables)) =>
  printRows([{ line: 2, cells }], mapping, variables, variables);

describe('the mapping of columns', () => {
  it('asks for nothing that is fixed or computed', () => {
    const fixed = buildVariable('fixed', { editable: false });
    const computed = buildVariable('serial', { isComputed: true });
    expect(filledVariables([title, fixed, computed])).toEqual([title]);
  });

  it('is suggested by the headings, and leaves the rest to the label', () => {
    expect(suggestedMapping(headings, variables)).toEqual({
      fields: {
        title: { kind: 'column', column: 0 },
        note: { kind: 'default' },
        bio: { kind: 'column', column: 1 },
      },
      copies: 2,
    });
  });

  it('comes back as it was saved for the same headings, however they are spelled', () => {
    const mapping = {
      fields: {
        title: { kind: 'column', column: 2 },
        note: { kind: 'text', text: 'Sale' },
        bio: { kind: 'default' },
      } satisfies Record<string, FieldSource>,
      copies: undefined,
    };
    const saved = mappingToSave(mapping, headings);
    expect(savedMapping([saved], ['title', 'BIO', 'menge '], variables)).toEqual(mapping);
    expect(savedMapping([saved], ['title', 'BIO'], variables)).toBeUndefined();
    expect(savedMapping([saved], ['title', 'Menge', 'BIO'], variables)).toBeUndefined();
  });

  it('loses what the label or the file does not have any more', () => {
    const saved = {
      columns: ['a'],
      mapping: {
        fields: [
          { variable: 'gone', kind: 'default' as const },
          { variable: 'title', kind: 'column' as const, column: 7 },
        ],
        copies: 9,
      },
    };
    expect(savedMapping([saved], ['A'], [title])).toEqual({
      fields: { title: { kind: 'default' } },
      copies: undefined,
    });
  });

  it('takes the first of several for the same headings, which was used last', () => {
    expect(savedMapping([savedText('new'), savedText('old')], ['a'], [title])?.fields['title']).toEqual({
      kind: 'text',
      text: 'new',
    });
  });

  it('names the required variables that nothing fills', () => {
    expect(unfilledVariables(titleFrom({ kind: 'default' }), variables)).toEqual([title]);
    expect(unfilledVariables(titleFrom({ kind: 'text', text: ' ' }), variables)).toEqual([title]);
    expect(unfilledVariables(titleFrom({ kind: 'text', text: 'x' }), variables)).toEqual([]);
    expect(unfilledVariables(titleFrom({ kind: 'column', column: 0 }), variables)).toEqual([]);
    const withOwn = { ...title, variableData: 'Jam' };
    expect(unfilledVariables(titleFrom({ kind: 'default' }), [withOwn])).toEqual([]);
  });

  it('keeps a heading for each column, none longer than the server takes', () => {
    expect(savedHeadings(['a', 'b'.repeat(300)], 3)).toEqual(['a', 'b'.repeat(200), '']);
  });
});

describe('a row of the file', () => {
  it('prints its cells, and the label’s own values for empty ones that are not required', () => {
    const [row] = rowsOf(['Jam', 'ja', '3']);
    expect(row).toEqual({
      row: 1,
      line: 2,
      copies: 3,
      filled: { title: 'Jam', note: 'Own', bio: 'true' },
      printed: { title: 'Jam', note: 'Own', bio: 'true' },
    });
    expect(row && toLine(row, variables, { labelId: 3, printerId: 2 })).toEqual({
      labelId: 3,
      printerId: 2,
      quantity: 3,
      editableData: [
        { key: 'title', data: 'Jam' },
        { key: 'note', data: 'Own' },
        { key: 'bio', data: 'true' },
      ],
    });
  });

  it('keeps an empty required cell empty, and a word that is no toggle as it is', () => {
    const [row] = rowsOf(['', 'perhaps']);
    expect(row).toMatchObject({ copies: 1, printed: { title: '', bio: 'perhaps' } });
  });

  it.each<[string, number | undefined]>([
    ['', 1],
    [' 12 ', 12],
    ['12.0', 12],
    ['12,00', 12],
    ['0', 0],
    ['10000', 10_000],
    ['10001', undefined],
    ['1.5', undefined],
    ['-1', undefined],
    ['1e3', undefined],
    ['two', undefined],
    ['१२', undefined],
  ])('with “%s” in the column of the number of labels prints %s', (cell, copies) => {
    expect(readCopies(cell)).toBe(copies);
  });
});
