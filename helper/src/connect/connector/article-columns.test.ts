import { describe, expect, it } from 'vitest';
import type { ColumnChoice } from '../connect-config.ts';
import { findArticleColumns } from './article-columns.ts';
import { articleRow } from './article-row.ts';

const unnamed: ColumnChoice = { id: null, name: null, identifier: null };

function partsOf(headings: string[], choice: Partial<ColumnChoice> = {}, hasHeader = true) {
  const { id, name, identifier } = findArticleColumns(
    { rows: [headings], hasHeader },
    { ...unnamed, ...choice },
  );
  return { id: headings[id], name: headings[name], identifier: headings[identifier] };
}

describe('the columns of an article', () => {
  it.each<[string, string[], Partial<ColumnChoice>, { id: string; name: string; identifier: string }]>([
    ['their headings', ['ID', 'SKU', 'Name'], {}, { id: 'ID', name: 'Name', identifier: 'SKU' }],
    [
      'the words of other languages',
      ['Artikel-Nr.', 'Bezeichnung', 'Preis'],
      {},
      { id: 'Artikel-Nr.', name: 'Bezeichnung', identifier: 'Artikel-Nr.' },
    ],
    [
      'the EAN where there is no article number',
      ['name', 'ean'],
      {},
      { id: 'ean', name: 'name', identifier: 'ean' },
    ],
    [
      'the id where there is neither EAN nor article number',
      ['id', 'name'],
      {},
      { id: 'id', name: 'name', identifier: 'id' },
    ],
    [
      'the names the owner gave',
      ['a', 'b', 'c'],
      { id: 'c', name: 'A', identifier: 'b' },
      { id: 'c', name: 'a', identifier: 'b' },
    ],
    [
      'their numbers',
      ['x1', 'x2', 'x3'],
      { id: '3', name: '1', identifier: '2' },
      { id: 'x3', name: 'x1', identifier: 'x2' },
    ],
  ])('are found by %s', (_what, headings, choice, parts) => {
    expect(partsOf(headings, choice)).toEqual(parts);
  });

  it.each<[string, string[], Partial<ColumnChoice>, string]>([
    [
      'a missing name',
      ['id', 'x'],
      {},
      'name the column with CONNECT_NAME_COLUMN. It has the columns “id”, “x”.',
    ],
    ['a missing id', ['name', 'x'], {}, 'name the column with CONNECT_ID_COLUMN'],
    [
      'a missing column that is named in the settings',
      ['id', 'name'],
      { id: 'nr' },
      'has no column “nr” (CONNECT_ID_COLUMN)',
    ],
    [
      'two columns of one name',
      ['id', 'name', 'Weight', 'Weight'],
      {},
      'Two columns of the source are headed “Weight”',
    ],
  ])('are refused in a sentence for %s', (_what, headings, choice, sentence) => {
    expect(() => partsOf(headings, choice)).toThrow(sentence);
  });
});

describe('an article', () => {
  const columns = findArticleColumns({ rows: [['id', 'name', 'note', '']], hasHeader: true }, unnamed);

  it('has the texts of its columns without the empty ones, and keeps its zeros', () => {
    expect(articleRow(['007', 'Tea', '', 'no name'], columns)).toEqual({
      id: '007',
      name: 'Tea',
      externalIdentifier: '007',
      values: { id: '007', name: 'Tea' },
    });
  });

  it.each([
    [['', 'Tea', '', ''], 'has no id'],
    [['x'.repeat(201), 'Tea', '', ''], 'more than 200 characters'],
    [['7', 'Tea', 'x'.repeat(5_001), ''], 'The article 7 has more than 5,000 characters in “note”.'],
  ])('is refused as a whole where a part cannot be passed on', (cells, sentence) => {
    expect(() => articleRow(cells, columns)).toThrow(sentence);
  });
});
