import { describe, expect, it } from 'vitest';
import { articleTable, workbookFile, zipFile } from '../../testing/index.ts';
import { isWorkbook, readWorkbook } from './index.ts';

const rowsOf = async (bytes: Uint8Array<ArrayBuffer>, sheet = 'Articles') =>
  (await (await readWorkbook(bytes)).rows(sheet)).map(({ line, cells }) => [line, ...cells]);

describe('a workbook', () => {
  it('is read to the letter, as wide as its widest row', async () => {
    const table = articleTable(200);
    const bytes = workbookFile({ Articles: table });
    expect(isWorkbook(bytes)).toBe(true);
    expect(await rowsOf(bytes)).toEqual(table.map((cells, index) => [index + 1, ...cells]));
  });

  it('shows its cells as text: numbers in full, zeros, days, and formulas as their last results', async () => {
    const bytes = workbookFile({
      Articles: [
        ['No.', 'x'],
        [
          { number: 4_006_381_333_931, format: 0 },
          { number: 42, format: 1 },
          { number: 46_347, format: 2 },
        ],
        [{ number: 0.1 + 0.2, format: 0 }, '=1+1', { formula: 'HYPERLINK("x")', shown: 'Jam & tea' }],
        [],
        ['a\r\nb', '  '],
      ],
    });
    expect(await rowsOf(bytes)).toEqual([
      [1, 'No.', 'x', ''],
      [2, '4006381333931', '0000042', '2026-11-21'],
      [3, '0.3', '=1+1', 'Jam & tea'],
      [5, 'a\r\nb', '  ', ''],
    ]);
  });

  it('lists its sheets in their order', async () => {
    const { sheets, rows } = await readWorkbook(workbookFile({ 'B & B': [['b']], A: [['a']] }));
    expect(sheets).toEqual(['B & B', 'A']);
    expect(await rows('A')).toEqual([{ line: 1, cells: ['a'] }]);
    await expect(rows('C')).rejects.toThrow('The workbook has no sheet “C”.');
  });

  it.each([
    ['is another zip file', zipFile({ 'word/document.xml': '<x/>' })],
    ['is cut off', workbookFile({ A: [['a']] }).slice(0, 300)],
    ['only begins like a workbook', new Uint8Array([0x50, 0x4b, 3, 4, ...Array<number>(100).fill(0)])],
  ])('is refused when it %s', async (_what, bytes) => {
    await expect(readWorkbook(bytes)).rejects.toThrow(
      'The file is no workbook, or it is damaged. Open it, save it as XLSX and choose it again.',
    );
  });

  it('resolves no entity of its own', async () => {
    const bytes = zipFile({
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="a" Target="sheet.xml"/></Relationships>',
      'xl/workbook.xml': '<workbook><sheets><sheet name="A" r:id="a"/></sheets></workbook>',
      'xl/sheet.xml':
        '<!DOCTYPE x [<!ENTITY lol "lol">]><worksheet><row r="1"><c r="A1" t="inlineStr"><is><t>&lol; &#233; <![CDATA[<b>]]></t></is></c></row></worksheet>',
    });
    expect(await rowsOf(bytes, 'A')).toEqual([[1, '&lol; é <b>']]);
  });
});
