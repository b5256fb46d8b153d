import { describe, expect, it } from 'vitest';
import { rowCountOf, rowIn, windowOffsets, windowsInMemory } from './windows';

describe('windowOffsets', () => {
  it.each([
    [0, 20, [0]],
    [0, -1, [0]],
    [90, 110, [0, 100]],
    [9_950, 9_999, [9_900]],
    [250, 499, [200, 300, 400]],
  ])('finds the rows %i to %i in the windows %o', (first, last, offsets) => {
    expect(windowOffsets(first, last)).toEqual(offsets);
  });
});

describe('windowsInMemory', () => {
  it.each([
    ['few windows', [100, 0], [200], 3, [200, 100, 0], []],
    ['one too many', [300, 200, 100, 0], [400], 3, [400, 300, 200, 0], [100]],
    ['a window reached again', [300, 200, 0], [200], 3, [200, 300, 0], []],
    ['more in sight than the limit', [0], [900, 1_000, 1_100, 1_200], 3, [900, 1_000, 1_100, 1_200, 0], []],
    ['a jump', [300, 200, 100, 0], [900, 1_000], 3, [900, 1_000, 300, 0], [200, 100]],
  ])('keeps the windows reached last and the first: %s', (_case, before, reached, limit, kept, dropped) => {
    expect(windowsInMemory(before, reached, limit)).toEqual({ kept, dropped });
  });
});

describe('rowCountOf', () => {
  const full = Array.from({ length: 100 }, () => 'row');
  it.each([
    ['what the server tells', new Map([[0, { rows: full, total: 10_000 }]]), 10_000],
    ['a short first window', new Map([[0, { rows: ['a', 'b'] }]]), 2],
    ['room for one window after a full one', new Map([[0, { rows: full }]]), 200],
    [
      'the end once it was reached',
      new Map([
        [0, { rows: full }],
        [100, { rows: ['a'] }],
      ]),
      200,
    ],
    [
      'a server that sends all whatever it is asked for',
      new Map([[100, { rows: Array.from({ length: 250 }, () => 'row') }]]),
      250,
    ],
    [
      'a server that sends the same hundred each time',
      new Map([
        [0, { rows: full }],
        [100, { rows: full }],
      ]),
      100,
    ],
    ['nothing', new Map([[0, { rows: [] }]]), 0],
  ])('counts the rows: %s', (_case, windows, count) => {
    expect(rowCountOf(windows, '"row"')).toBe(count);
  });
});

describe('rowIn', () => {
  const all = { rows: Array.from({ length: 250 }, (_none, index) => index) };
  it.each([
    ['its window', new Map([[100, { rows: all.rows.slice(100, 200) }]]), 142, 142],
    ['the one window that holds all', new Map([[100, all]]), 242, 242],
    ['none that is there', new Map([[0, { rows: [1] }]]), 142, undefined],
  ])('takes a row from %s', (_case, windows, index, row) => {
    expect(rowIn(windows, index)).toBe(row);
  });
});
