import { expect, it } from 'vitest';
import { NO_CHANGE } from './belongings';
import { offeredBelongings } from './offered-belongings';

const candidate = (id: number, name: string, isIn = false) => ({
  id,
  name,
  detail: `${name}@demo.test`,
  isIn,
});
const people = [
  candidate(1, 'Noa', true),
  candidate(2, 'Lena', true),
  candidate(3, 'Öyvind'),
  candidate(4, 'Piet'),
];
const idsOf = (search: string, change = NO_CHANGE) =>
  offeredBelongings(people, change, search).rows.map(({ id }) => id);

it.each([
  ['who is in it', '', NO_CHANGE, [2, 1]],
  ['who comes, and who goes still', '', { added: [4], removed: [2] }, [2, 1, 4]],
  ['whom a search finds', 'oyv', NO_CHANGE, [3]],
  ['whom a search finds by the address', 'piet@demo', NO_CHANGE, [4]],
])('lists %s', (_what, search, change, ids) => expect(idsOf(search, change)).toEqual(ids));

it('lists fifty of many, and tells how many there are', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => candidate(index, `Person ${index}`, true));
  const { rows, count } = offeredBelongings(many, NO_CHANGE, '');
  expect([rows.length, count]).toEqual([50, 10_000]);
});
