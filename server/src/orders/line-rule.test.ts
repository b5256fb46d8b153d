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

describe('what can be changed of an order', () => {
  it.each<[string, readonly StoredLine[], readonly ChangedLine[], readonly string[]]>([
    ['a line that was not begun goes', [stored()], [], []],
    ['… gets another article', [stored()], [{ ...kept, articleId: 2 }], []],
    ['… asks for fewer', [stored()], [{ ...kept, quantity: 1 }], []],
    ['new lines come', [stored({ printedCount: 3 })], [{ articleId: 9, quantity: 1 }, kept], []],
    ['a begun line has another label', [stored({ printedCount: 3 })], [{ ...kept, labelId: 4 }], []],
    ['… asks for more', [stored({ printedCount: 3 })], [{ ...kept, quantity: 11 }], []],
    ['… asks for just those', [stored({ printedCount: 3, openCount: 1 })], [{ ...kept, quantity: 4 }], []],
    ['… with spares, as it was', [stored({ printedCount: 13 })], [kept], []],
    ['… stays', [stored({ printedCount: 3 })], [], [`${began} its line cannot be taken out.`]],
    ['… though only on its way', [stored({ openCount: 1 })], [], [`${began} its line cannot be taken out.`]],
    [
      '… keeps its article',
      [stored({ openCount: 1 })],
      [{ ...kept, articleId: 2 }],
      [`${began} the article of its line stays.`],
    ],
    [
      '… does not ask for fewer than those',
      [stored({ printedCount: 3, openCount: 1 })],
      [{ ...kept, quantity: 3 }],
      ['4 labels of “Tarte” were printed or are on their way: its line cannot ask for fewer.'],
    ],
    [
      '… with spares asks for no fewer than it does',
      [stored({ printedCount: 13 })],
      [{ ...kept, quantity: 9 }],
      ['10 labels of “Tarte” were printed or are on their way: its line cannot ask for fewer.'],
    ],
    ['a line that is not there', [stored()], [{ ...kept, position: 7 }], ['There is no line 7 to change.']],
    ['a line twice', [stored()], [kept, kept], ['There is no line 0 to change.']],
  ])('%s', (_, before, wanted, messages) => {
    expect(lineProblems(before, wanted).map(({ message }) => message)).toEqual(messages);
  });

  it('names the line that is meant', () => {
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
  ])('an order of %j is begun: %s', (lines, isBegun) => {
    expect(isOrderBegun(lines)).toBe(isBegun);
  });
});
