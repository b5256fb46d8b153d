import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { byteOrderMark, csvRecord } from './csv-record.ts';

describe('a CSV record', () => {
  it.each<[string, readonly (string | number | null)[], string]>([
    ['plain words and numbers', ['Jam', 12, null, -3], 'Jam,12,,-3\r\n'],
    ['a comma', ['a,b'], '"a,b"\r\n'],
    ['quotes', ['a "b"'], '"a ""b"""\r\n'],
    ['a line break', ['a\nb'], '"a\nb"\r\n'],
    ['spaces at the ends', [' a '], '" a "\r\n'],
    ['a formula', ['=1+1'], "'=1+1\r\n"],
    ['a formula that begins with a plus', ['+49 30'], "'+49 30\r\n"],
    ['a formula that begins with a minus', ['-2'], "'-2\r\n"],
    ['a formula that begins with an at', ['@SUM(A1)'], "'@SUM(A1)\r\n"],
    ['a formula behind spaces', ['  =1'], "'  =1\r\n"],
    ['a formula behind a tab', ['\t=1'], "'\t=1\r\n"],
    ['a formula behind a line break', ['\r\n=1'], '"\'\r\n=1"\r\n'],
    ['a formula in wide letters', ['＝1'], "'＝1\r\n"],
    ['a formula that asks for quotes', ['=A1&"x",B1'], '"\'=A1&""x"",B1"\r\n'],
    ['a sign in the middle', ['a=b'], 'a=b\r\n'],
  ])('is written as spreadsheets expect for %s', (_, cells, text) => {
    expect(csvRecord(cells)).toBe(text);
  });

  it.each([
    [';', 'a;b,c', '"a;b,c";x\r\n'],
    [';', 'a,b', 'a,b;x\r\n'],
    ['\t', 'a\tb', '"a\tb"\tx\r\n'],
    ['|', '=a|b', '"\'=a|b"|x\r\n'],
  ] as const)('with %j between its cells is written as %j', (delimiter, cell, text) => {
    expect(csvRecord([cell, 'x'], delimiter)).toBe(text);
  });

  it('may follow the byte order mark of UTF-8', () => {
    expect([...Buffer.from(byteOrderMark)]).toEqual([0xef, 0xbb, 0xbf]);
  });
});
