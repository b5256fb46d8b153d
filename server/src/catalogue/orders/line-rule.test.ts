import { describe, expect, it } from 'vitest';
import { isOrderBegun, lineProblems, type StoredLine } from './line-rule.ts';
import type { ChangedLine } from './order-schemas.ts';

const stored = (fields: Partial<StoredLine> = {}): StoredLine => ({
  position: 0,
  articleId: 1,
  articleName: 'Tarte',
  quantity: 10,
  printedCount: 0,
  openCount: 0,
  ...fields,
});
const kept: ChangedLine = { position: 0, articleId: 1, quantity: 10 };
const began = 'Labels of “Tarte” were printed or are on their way:';

describe('the rule for changes of an order', () => {
  it.each<[string, readonly StoredLine[], readonly ChangedLine[], readonly string[]]>([
    ['a line that was not begun may be removed', [stored()], [], []],
    ['a line that was not begun may get another article', [stored()], [{ ...kept, articleId: 2 }], []],
    ['a line that was not begun may ask for fewer', [stored()], [{ ...kept, quantity: 1 }], []],
    ['new lines may be added', [stored({ printedCount: 3 })], [{ articleId: 9, quantity: 1 }, kept], []],
    ['a begun line may get another label', [stored({ printedCount: 3 })], [{ ...kept, labelId: 4 }], []],
    ['a begun line may ask for more', [stored({ printedCount: 3 })], [{ ...kept, quantity: 11 }], []],
    [
      'a begun line may ask for just the labels that were begun',
      [stored({ printedCount: 3, openCount: 1 })],
      [{ ...kept, quantity: 4 }],
      [],
    ],
    ['a begun line with spares may stay as it was', [stored({ printedCount: 13 })], [kept], []],
    [
      'a begun line cannot be removed',
      [stored({ printedCount: 3 })],
      [],
      [`${began} its line cannot be taken out.`],
    ],
    [
      'a line with labels on their way cannot be removed',
      [stored({ openCount: 1 })],
      [],
      [`${began} its line cannot be taken out.`],
    ],
    [
      'a begun line must keep its article',
      [stored({ openCount: 1 })],
      [{ ...kept, articleId: 2 }],
      [`${began} the article of its line stays.`],
    ],
    [
      'a begun line cannot ask for fewer than were begun',
      [stored({ printedCount: 3, openCount: 1 })],
      [{ ...kept, quantity: 3 }],
      ['4 labels of “Tarte” were printed or are on their way: its line cannot ask for fewer.'],
    ],
    [
      'a begun line with spares cannot ask for fewer than it does',
      [stored({ printedCount: 13 })],
      [{ ...kept, quantity: 9 }],
      ['10 labels of “Tarte” were printed or are on their way: its line cannot ask for fewer.'],
    ],
    [
      'a line that does not exist is refused',
      [stored()],
      [{ ...kept, position: 7 }],
      ['There is no line 7 to change.'],
    ],
    ['a line given twice is refused', [stored()], [kept, kept], ['There is no line 0 to change.']],
  ])('decides that %s', (_, before, wanted, messages) => {
    expect(lineProblems(before, wanted).map(({ message }) => message)).toEqual(messages);
  });

  it('names the line with the error', () => {
    const wanted = [
      { articleId: 5, quantity: 1 },
      { ...kept, quantity: 1 },
    ];
    expect(lineProblems([stored({ printedCount: 2 })], wanted).map(({ path }) => path)).toEqual([
      'lines.1.quantity',
    ]);
  });

  it.each([
    [[], false],
    [[stored()], false],
    [[stored(), stored({ printedCount: 1 })], true],
    [[stored({ openCount: 1 })], true],
  ])('takes an order of %j as begun: %s', (lines, isBegun) => {
    expect(isOrderBegun(lines)).toBe(isBegun);
  });
});
