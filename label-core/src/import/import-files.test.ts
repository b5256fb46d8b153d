import { describe, expect, it } from 'vitest';
import { articleTable, fileWithFaults, utf8File, windowsFile } from '../testing/index.ts';
import { decodeFile, guessEncoding } from './index.ts';
import { checkText } from './testing/check-text.ts';

const table = articleTable(300);

describe('an imported file', () => {
  it.each([
    ['in UTF-8 with commas', utf8File(table), 'utf-8', ',', ['name', 'ean', 'data:ingredients']],
    [
      'in Windows-1252 with semicolons and German headings',
      windowsFile(articleTable(300, ['EAN', 'Bezeichnung', 'Zutaten'])),
      'windows-1252',
      ';',
      ['name', 'ean', 'data:ingredients'],
    ],
  ])('%s is read to the letter', (_what, bytes, encoding, delimiter, fields) => {
    expect(guessEncoding(bytes)).toBe(encoding);
    const checked = checkText(decodeFile(bytes, guessEncoding(bytes)));
    expect(checked).toMatchObject({ delimiter, hasHeader: true, fields, faults: [] });
    expect(checked.values).toEqual(
      table.slice(1).map(([ean, name, data]) => ({
        kind: 'article',
        name,
        externalIdentifier: ean,
        articleData: [{ key: 'ingredients', data }],
      })),
    );
  });

  it('with 37 faults gives exactly 37, each with its line, and its other rows are taken', () => {
    const { faults, values } = checkText(fileWithFaults(400, 37));
    expect(faults).toHaveLength(37);
    expect(values).toHaveLength(400 - 37);
    expect(new Set(faults.map(({ line }) => line)).size).toBe(37);
    const causes = Object.entries(Object.groupBy(faults, ({ cause }) => cause));
    expect(Object.fromEntries(causes.map(([cause, all]) => [cause, all?.length]))).toEqual({
      'missing-value': 4,
      'check-digit': 4,
      'not-a-gtin': 4,
      'ragged-row': 8,
      'too-long': 7,
      'not-text': 4,
      'broken-quotes': 3,
      duplicate: 3,
    });
  });
});
