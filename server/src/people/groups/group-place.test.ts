import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeProblem, type WantedPlace } from './group-place.ts';
import { rootGroupId } from './group-tree.ts';

const group = (id: number, parentGroupId: number | null, name: string) => ({ id, parentGroupId, name });
const groups = [
  group(1, null, 'Demo'),
  group(2, 1, 'Food'),
  group(3, 2, 'Bakery'),
  group(6, 1, 'Warehouse'),
  group(7, 6, 'Shipping'),
  group(8, 1, 'Empty'),
];
const problemOf = (place: Partial<WantedPlace>) =>
  placeProblem(groups, { groupId: undefined, name: 'New', parentGroupId: 1, ...place });

describe('the place of a group', () => {
  it.each<[string, Partial<WantedPlace>]>([
    ['a new group on the first level', {}],
    ['a new group on the second level', { parentGroupId: 2 }],
    ['the first group as it is', { groupId: 1, parentGroupId: null, name: 'Everything' }],
    ['a group of the second level moved to another parent', { groupId: 3, parentGroupId: 6 }],
    ['a group of the second level moved up', { groupId: 3, parentGroupId: 1 }],
    ['a group of the first level without groups moved down', { groupId: 8, parentGroupId: 2 }],
    ['a name that another parent has too', { name: 'Bakery', parentGroupId: 6 }],
    ['its own name in other letters', { groupId: 3, name: 'BAKERY', parentGroupId: 2 }],
  ])('is accepted for %s', (_what, place) => expect(problemOf(place)).toBeUndefined());

  it.each<[string, Partial<WantedPlace>, string, RegExp]>([
    ['a third level', { parentGroupId: 3 }, 'parentGroupId', /^Groups nest two levels: Bakery/],
    ['a third level by moving', { groupId: 2, parentGroupId: 6 }, 'parentGroupId', /^It has groups below it/],
    [
      'a group below itself',
      { groupId: 2, parentGroupId: 2 },
      'parentGroupId',
      /^A group cannot lie in itself/,
    ],
    [
      'a group below one of its own groups',
      { groupId: 2, parentGroupId: 3 },
      'parentGroupId',
      /^A group cannot lie in/,
    ],
    [
      'the first group moved',
      { groupId: 1, parentGroupId: 2 },
      'parentGroupId',
      /^The first group holds all/,
    ],
    ['a second first group', { parentGroupId: null }, 'parentGroupId', /^There is one first group only/],
    [
      'a group made the first group',
      { groupId: 2, parentGroupId: null },
      'parentGroupId',
      /^There is one first/,
    ],
    ['a parent that does not exist', { parentGroupId: 99 }, 'parentGroupId', /^There is no group 99/],
    ['a name used twice', { name: 'FOOD' }, 'name', /^There is already a group named FOOD there/],
  ])('is refused for %s', (_what, place, path, message) => {
    expect(problemOf(place)).toMatchObject({ path, message: expect.stringMatching(message) as string });
  });
});

it('accepted changes of groups keep two levels and one root', () => {
  const step = fc.record({
    groupId: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
    parentGroupId: fc.option(fc.integer({ min: 1, max: 12 }), { nil: null }),
    name: fc.constantFrom('A', 'B', 'a', 'C'),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let kept = [group(1, null, 'Root')];
      for (const place of steps) {
        if (place.groupId !== undefined && !kept.some(({ id }) => id === place.groupId)) continue;
        if (placeProblem(kept, place)) continue;
        const id = place.groupId ?? kept.length + 1;
        kept = [...kept.filter((one) => one.id !== id), group(id, place.parentGroupId, place.name)];
      }
      const parentOf = (id: number) => kept.find((one) => one.id === id)?.parentGroupId;
      const below = kept.filter(({ id }) => id !== rootGroupId);
      expect(parentOf(rootGroupId)).toBeNull();
      expect(
        below.every(({ parentGroupId }) =>
          [parentGroupId, parentOf(parentGroupId ?? 0)].includes(rootGroupId),
        ),
      ).toBe(true);
      const names = kept.map(({ parentGroupId, name }) => `${parentGroupId} ${name.toLowerCase()}`);
      expect(new Set(names).size).toBe(names.length);
    }),
  );
});
