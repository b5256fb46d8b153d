import { describe, expect, it } from 'vitest';
import { moved } from '@/shared/lib/sorting';
import { isOrderBegun, lineRights } from './line-rule';
import {
  isSameOrder,
  type LineValues,
  NEW_ORDER,
  orderErrors,
  orderRequest,
  type OrderValues,
} from './order-form';
import { readCodes } from './read-codes';

const line = (fields: Partial<LineValues> = {}): LineValues => ({
  rowKey: 'r',
  position: 0,
  articleId: 5,
  name: 'Jam',
  identifier: '007',
  labelId: '',
  ownLabel: '',
  labels: [],
  quantity: 10,
  printedCount: 0,
  openCount: 0,
  ...fields,
});
const order = (fields: Partial<OrderValues> = {}): OrderValues => ({
  ...NEW_ORDER,
  orderNumber: 'SO-1',
  ...fields,
});

describe('what can still be changed of a line', () => {
  it.each([
    ['a new line', undefined, true, 1, ''],
    ['nothing printed', line(), true, 1, ''],
    [
      'some printed',
      line({ printedCount: 3 }),
      false,
      3,
      '3 printed. You cannot remove this line or ask for fewer labels.',
    ],
    [
      'some printed and on their way',
      line({ printedCount: 3, openCount: 2 }),
      false,
      5,
      '3 printed, 2 on their way. You cannot remove this line or ask for fewer labels.',
    ],
    [
      'spares',
      line({ printedCount: 14 }),
      false,
      10,
      '14 printed. You cannot remove this line or ask for fewer labels.',
    ],
  ])('tells what can still be changed of a line: %s', (_, saved, canRemove, leastQuantity, reason) => {
    expect(lineRights(saved)).toEqual({ canRemove, leastQuantity, reason });
  });

  it('tells what can still be changed of an order', () => {
    expect(isOrderBegun([line()])).toBe(false);
    expect(isOrderBegun([line(), line({ openCount: 1 })])).toBe(true);
  });
});

describe('what keeps an order from being saved', () => {
  it.each<[string, Partial<OrderValues>, Partial<OrderValues>, Record<string, string>]>([
    ['nothing', {}, {}, {}],
    ['no number', { orderNumber: ' ' }, {}, { orderNumber: 'Give the order a number.' }],
    [
      'a long number',
      { orderNumber: 'x'.repeat(201) },
      {},
      { orderNumber: 'The number can have at most 200 characters.' },
    ],
    [
      'a long customer',
      { customer: 'x'.repeat(201) },
      {},
      { customer: 'The customer can have at most 200 characters.' },
    ],
    [
      'fewer labels than are printed',
      { lines: [line({ quantity: 2 })] },
      { lines: [line({ printedCount: 3 })] },
      { 'lines.0.quantity': '“Jam”: 3 labels are printed or on their way. Enter at least that many.' },
    ],
    [
      'too many labels',
      { lines: [line({ quantity: 10_001 })] },
      {},
      { 'lines.0.quantity': '“Jam”: at most 10,000 labels per line.' },
    ],
    [
      'too many lines',
      { lines: Array.from({ length: 501 }, () => line()) },
      {},
      { lines: 'An order can have at most 500 lines.' },
    ],
  ])('keeps an order from being saved: %s', (_, fields, saved, errors) => {
    expect(orderErrors(order(fields), order(saved))).toEqual(errors);
  });
});

it('sends the numbers of saved lines only, and null for the article’s own label', () => {
  const lines = [line({ labelId: '4' }), line({ position: undefined })];
  expect(orderRequest(order({ customer: ' A ', groupId: '2', lines }))).toEqual({
    orderNumber: 'SO-1',
    customer: 'A',
    groupId: 2,
    lines: [
      { position: 0, articleId: 5, labelId: 4, quantity: 10 },
      { articleId: 5, labelId: null, quantity: 10 },
    ],
  });
  expect(orderRequest(order())).not.toHaveProperty('groupId');
});

it('takes what is printed meanwhile for no change of an order', () => {
  expect(isSameOrder(order({ lines: [line()] }), order({ lines: [line({ printedCount: 1 })] }))).toBe(true);
  expect(isSameOrder(order({ lines: [line()] }), order({ lines: [line({ quantity: 1 })] }))).toBe(false);
});

const names = (list: readonly LineValues[]) => list.map(({ name }) => name).join('');

it('moves lines, and not beyond the ends', () => {
  const lines = ['a', 'b', 'c'].map((name) => line({ name }));
  expect(names(moved(lines, 0, 1))).toBe('bac');
  expect(names(moved(lines, 2, -1))).toBe('acb');
  expect(names(moved(lines, 0, -1))).toBe('abc');
  expect(names(moved(lines, 2, 1))).toBe('abc');
});

describe('pasted codes', () => {
  it.each<[string, string, [string, number][]]>([
    ['nothing', ' \n\t\n', []],
    [
      'a column',
      '4006381333931\r\n007\n',
      [
        ['4006381333931', 1],
        ['007', 1],
      ],
    ],
    ['two columns of a spreadsheet', '007\t12', [['007', 12]]],
    [
      'a semicolon or a comma',
      '007;12\nA, 3',
      [
        ['007', 12],
        ['A', 3],
      ],
    ],
    [
      'an x',
      '007 x 12\nB × 2\nC x3',
      [
        ['007', 12],
        ['B', 2],
        ['C', 3],
      ],
    ],
    ['a number that belongs to the name', 'Box 12', [['Box 12', 1]]],
    ['one twice', '007\n007\t2', [['007', 3]]],
    ['no labels', '007\t0', [['007', 1]]],
    ['too many', '007\t999999', [['007', 10_000]]],
    ['only a number of labels', '\t12', [['12', 1]]],
  ])('reads pasted codes: %s', (_, text, codes) => {
    expect(readCodes(text)).toEqual({
      codes: codes.map(([code, quantity]) => ({ code, quantity })),
      isCut: false,
    });
  });

  it('cuts pasted codes beyond 200, and says so', () => {
    const { codes, isCut } = readCodes(Array.from({ length: 201 }, (_, index) => `C${index}`).join('\n'));
    expect([codes.length, isCut]).toEqual([200, true]);
  });
});
