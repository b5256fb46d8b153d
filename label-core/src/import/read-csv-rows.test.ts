import { array, assert, constantFrom, integer, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellText, csvDelimiters, csvRecord, guessDelimiter, guessHeader, readCsvRows } from './index.ts';

const cellsOf = (text: string, delimiter: (typeof csvDelimiters)[number] = ',') =>
  [...readCsvRows(text, delimiter)].map(({ line, cells, isBroken }) => [
    line,
    ...cells,
    ...(isBroken ? ['!'] : []),
  ]);

const trim = (value: string) => value.trim();

describe('the rows of a CSV', () => {
  it.each<[string, string, (string | number)[][]]>([
    [
      'plain cells',
      'a,b\n1,2\n',
      [
        [1, 'a', 'b'],
        [2, '1', '2'],
      ],
    ],
    [
      'the line ends of all systems',
      'a,b\r\n1,2\r3,4',
      [
        [1, 'a', 'b'],
        [2, '1', '2'],
        [3, '3', '4'],
      ],
    ],
    ['quotes, and quotes in quotes', '"a ""b""",c\n', [[1, 'a "b"', 'c']]],
    [
      'line ends in quotes',
      '"a\nb\r\nc",d\ne,f\n',
      [
        [1, 'a\nb\r\nc', 'd'],
        [4, 'e', 'f'],
      ],
    ],
    ['delimiters in quotes', '"a,b",c', [[1, 'a,b', 'c']]],
    ['a quote in the middle of a cell', 'Pipe 5",x\n', [[1, 'Pipe 5"', 'x']]],
    ['empty cells', ',,\na,,\n', [[2, 'a', '', '']]],
    ['a byte order mark at the start', '\u{FEFF}a,b', [[1, 'a', 'b']]],
    ['the line in which spreadsheets name the delimiter', 'sep=,\na,b', [[2, 'a', 'b']]],
    [
      'rows of any width',
      'a\nb,c,d\n',
      [
        [1, 'a'],
        [2, 'b', 'c', 'd'],
      ],
    ],
    [
      'quotes that never close',
      'a,b\n"c,d\ne,f\n',
      [
        [1, 'a', 'b'],
        [2, '"c', 'd', '!'],
        [3, 'e', 'f'],
      ],
    ],
    [
      'quotes that close too early',
      '"a"b,c\nd,e',
      [
        [1, '"a"b', 'c', '!'],
        [2, 'd', 'e'],
      ],
    ],
    [
      'quotes that take a row with them',
      '"a,b\n"c",d\ne,f',
      [
        [1, '"a', 'b', '!'],
        [2, 'c', 'd'],
        [3, 'e', 'f'],
      ],
    ],
  ])('are read with %s', (_what, text, rows) => {
    expect(cellsOf(text)).toEqual(rows);
  });

  it('are read as they were written, whatever they hold', () => {
    const cell = string({
      unit: constantFrom('a', 'é', '"', ',', ';', '\t', '\n', '\r', "'", '=', '-', '@', ' ', '0'),
    });
    assert(
      property(
        array(array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 }),
        constantFrom(...csvDelimiters),
        (rows, delimiter) => {
          const text = rows.map((cells) => csvRecord(cells, delimiter)).join('');
          const read = [...readCsvRows(text, delimiter)].map(({ cells }) => cells.map(cellText));
          // Spaces around a text are not part of it, but those at the start of a guarded text are kept.
          const wanted = rows
            .map((cells) => cells.map(trim))
            .filter((cells) => cells.some((value) => value !== ''));
          expect(
            read.map((cells) => cells.map(trim)).filter((cells) => cells.some((value) => value !== '')),
          ).toEqual(wanted);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('after wrong quotes are all read', () => {
    const line = string({ unit: constantFrom('a', '"', ','), minLength: 1, maxLength: 12 });
    assert(
      property(line, integer({ min: 1, max: 5 }), (broken, count) => {
        const good = Array.from({ length: count }, (_none, index) => `good,${index}`);
        const read = [...readCsvRows([broken, ...good].join('\n'), ',')];
        expect(read.slice(-count).map(({ line: at, cells }) => [at, ...cells])).toEqual(
          good.map((_text, index) => [index + 2, 'good', String(index)]),
        );
      }),
    );
  });
});

describe('a cell', () => {
  it.each([
    ["'=1+1", '=1+1'],
    ["'+49 30", '+49 30'],
    ["'-2", '-2'],
    ["'@SUM(A1)", '@SUM(A1)'],
    ["'\t=1", '\t=1'],
    ["'\r\n=1", '\r\n=1'],
    ["''=1", "'=1"],
    ["'n boek", "'n boek"],
    ["'", "'"],
    ['=1+1', '=1+1'],
    ['00042', '00042'],
    ['  00042 ', '00042'],
  ])('written as %j is read as %j', (written, text) => {
    expect(cellText(written)).toBe(text);
  });

  it('guarded by the export is read back to the letter', () => {
    const texts = ['=1', "'=1", "''=1", "' '=", "' '\t'-", '\t=1', '＝1', "'n boek", '-5', '@a', "'", "''"];
    for (const text of texts)
      expect(cellText(csvRecord([text]).replace(/\r\n$/, '').replaceAll(/^"|"$/g, ''))).toBe(text);
  });
});

describe('the delimiter', () => {
  it.each([
    [',', 'ean,name\n1,"Jam; red"\n2,Tea\n'],
    [';', 'EAN;Bezeichnung\n1;Brot, dunkel\n2;Käse, jung\n'],
    ['\t', 'ean\tname\n1\tJam, red; sweet\n'],
    ['|', 'ean|name\n1|Jam\n'],
    [';', 'sep=;\nname\nJam, red\n'],
    [',', 'name\nJam\n'],
    [';', 'Name;Zutaten\nBrot;"Mehl, Wasser\nSalz, Hefe"\nTee;"Blätter, Blüten"\n'],
  ])('is guessed as %j', (delimiter, text) => {
    expect(guessDelimiter(text)).toBe(delimiter);
  });
});

describe('the guess whether a file has headings', () => {
  it.each<[boolean, string[][]]>([
    [
      true,
      [
        ['EAN', 'Bezeichnung'],
        ['4006381333931', 'Stift'],
      ],
    ],
    [
      true,
      [
        ['Référence', 'x'],
        ['A', 'b'],
      ],
    ],
    [
      true,
      [
        ['Alpha', 'Beta'],
        ['1', 'x'],
        ['2', 'y'],
      ],
    ],
    [
      false,
      [
        ['4006381333931', 'Stift'],
        ['4006381333948', 'Block'],
      ],
    ],
    [
      false,
      [
        ['Stift', 'rot'],
        ['Block', 'blau'],
      ],
    ],
    [false, []],
  ])('is %s', (hasHeader, rows) => {
    expect(guessHeader(rows)).toBe(hasHeader);
  });
});
