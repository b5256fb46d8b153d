import { escapeLiteral } from 'pg';
import { describe, expect, it } from 'vitest';
import { filledIn, quoteStatement } from './quote-statement.ts';

/** Returns the statement with its values in it. */
const filled = (text: string, values: readonly unknown[]) => filledIn(quoteStatement(text, values));

describe('a statement with its values in it', () => {
  it.each([
    ["O'Hara", "'O''Hara'"],
    ["'; drop table accounts; --", "'''; drop table accounts; --'"],
    ["back\\slash and '", " E'back\\\\slash and '''"],
    ['', "''"],
    ['$1 $& {}', "'$1 $& {}'"],
  ])('has the text %j in quotes, as the driver writes it', (text, quoted) => {
    expect(filled('select $1', [text])).toBe(`select ${quoted}`);
    expect(quoted).toBe(escapeLiteral(text));
  });

  it('has numbers, truths and nothing', () => {
    expect(filled('select $1, $2, $3, $4', [-1.5, true, null, 7])).toBe("select '-1.5', 'true', null, '7'");
  });

  it('has each value at all of its places, also behind the ninth', () => {
    const letters = Array.from('abcdefghijk');
    const places = letters.map((_, index) => `$${index + 1}`);
    expect(filled(`$11 $1 ${places.join(' ')}`, letters)).toBe(
      `'k' 'a' ${letters.map((letter) => `'${letter}'`).join(' ')}`,
    );
  });

  it.each([
    ['a text with the character 0', ['a\0b'], 'contains the character 0'],
    ['a date, which the query builder gives as a text', [new Date()], 'neither text nor number'],
    ['a list', [[1, 2]], 'neither text nor number'],
    ['a value that is missing', [undefined], 'neither text nor number'],
    ['more values than places', [1, 2], 'fewer places than values'],
  ])('is not made with %s', (_, values, message) => {
    expect(() => filled('select $1', values)).toThrow(message);
  });
});
