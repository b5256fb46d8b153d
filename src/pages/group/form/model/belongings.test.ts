import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isUntouched, NO_CHANGE, switched, willBeIn } from './belongings';

it('adds who was out and removes who was in, and forgets who is switched back', () => {
  const once = switched(2, true, switched(1, false, NO_CHANGE));
  expect(once).toEqual({ added: [1], removed: [2] });
  expect([willBeIn(1, false, once), willBeIn(2, true, once), willBeIn(3, true, once)]).toEqual([
    true,
    false,
    true,
  ]);
  expect(isUntouched(switched(2, true, switched(1, false, once)))).toBe(true);
});

it('makes of any presses what the boxes showed', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 1, max: 6 })),
      fc.array(fc.integer({ min: 1, max: 6 })),
      (members, presses) => {
        const shown = new Set(members);
        let change = NO_CHANGE;
        for (const id of presses) {
          change = switched(id, members.includes(id), change);
          if (!shown.delete(id)) shown.add(id);
        }
        const after = [...members.filter((id) => !change.removed.includes(id)), ...change.added];
        expect(new Set(after)).toEqual(shown);
      },
    ),
  );
});
