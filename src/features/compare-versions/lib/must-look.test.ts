import { describe, expect, it } from 'vitest';
import { lookReason, NOTHING_SEEN, regionsLeft, withRegionSeen, type LookSubject } from './must-look';

const regions = (...numbers: number[]): LookSubject => ({ kind: 'regions', numbers });
const label: LookSubject = { kind: 'label' };
const table: LookSubject = { kind: 'table' };
const seen = (...numbers: number[]) => ({ regions: numbers, isTableSeen: false });
const tableSeen = { regions: [], isTableSeen: true };
const many = regions(...Array.from({ length: 11 }, (_, index) => index + 1));

describe('what has to be looked at before an approval', () => {
  it.each([
    ['nothing of three changes', regions(1, 2, 3), seen(), 'Look at 3 changes first: 1, 2, 3'],
    ['one of three', regions(1, 2, 3), seen(2), 'Look at 2 more changes first: 1, 3'],
    ['two of three, in any order', regions(1, 2, 3), seen(3, 1), 'Look at 1 more change first: 2'],
    ['all of them', regions(1, 2, 3), seen(3, 1, 2), ''],
    ['the one there is', regions(1), seen(1), ''],
    ['nothing of the one there is', regions(1), seen(), 'Look at 1 change first: 1'],
    ['a number of another comparison', regions(1, 2), seen(7), 'Look at 2 changes first: 1, 2'],
    ['the table is no change on the label', regions(1), tableSeen, 'Look at 1 change first: 1'],
    [
      'more than can be said',
      many,
      seen(2),
      'Look at 10 more changes first: 1, 3, 4, 5, 6, 7, 8, 9 and 2 others',
    ],
    ['a first version', label, seen(), 'Look at the whole label first.'],
    ['a first version that was seen', label, seen(1), ''],
    ['nothing visible changed', table, seen(), 'Look at the table of changes first.'],
    [
      'nothing visible changed, and regions of elsewhere',
      table,
      seen(1),
      'Look at the table of changes first.',
    ],
    ['nothing visible changed, the table was seen', table, tableSeen, ''],
  ])('tells what has to be looked at before an approval: %s', (_, subject, looks, reason) => {
    expect(lookReason(subject, looks)).toBe(reason);
  });

  it('counts a region once, however often it is looked at', () => {
    const once = withRegionSeen(NOTHING_SEEN, 2);
    expect(once).toEqual({ regions: [2], isTableSeen: false });
    expect(withRegionSeen(once, 2)).toBe(once);
    expect(regionsLeft(regions(1, 2), once)).toEqual([1]);
    expect(regionsLeft(table, once)).toEqual([]);
  });
});
