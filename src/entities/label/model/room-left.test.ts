import { describe, expect, it } from 'vitest';
import { roomLeft } from './room-left';

describe('the room left for a text', () => {
  it.each([
    ['', 20, 20, false, ''],
    ['0123456789', 20, 10, true, ''],
    ['012345678', 20, 11, false, ''],
    ['01234567890123456789', 20, 0, true, ''],
    ['01234567890123456789 and more', 20, -9, true, ' and more'],
    ['éé', 2, 0, true, ''],
    ['e\u0301e\u0301x', 2, -1, true, 'x'],
    ['👍🏽👍🏽', 1, -1, true, '👍🏽'],
    ['', 6, 6, false, ''],
    ['123', 6, 3, true, ''],
    ['', 1, 1, false, ''],
  ])(
    'tells of “%s” in %i characters: %i left, nearly full %s, “%s” too much',
    (value, size, left, isNearlyFull, excess) => {
      expect(roomLeft(value, size)).toEqual({ left, isNearlyFull, excess });
    },
  );

  it('counts no room where there is no limit', () => {
    expect(roomLeft('text', undefined)).toBeUndefined();
  });
});
