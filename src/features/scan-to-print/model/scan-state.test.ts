import { expect, it } from 'vitest';
import { readHandover } from './scan-state';

it.each([
  [undefined, undefined],
  [null, undefined],
  ['scanned', undefined],
  [{}, undefined],
  [{ scanned: null }, undefined],
  [{ scanned: { elements: 'x' } }, undefined],
  [{ scanned: { elements: [] } }, []],
  [
    {
      scanned: { elements: [{ identifier: '10', data: 'A' }, { identifier: 10, data: 'B' }, null] },
      from: '/x',
    },
    [{ identifier: '10', data: 'A' }],
  ],
])('reads from the state %j what it hands over: %j', (state, elements) => {
  expect(readHandover(state)).toEqual(elements);
});
