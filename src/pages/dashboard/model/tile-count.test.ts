import { describe, expect, it } from 'vitest';
import { ApiError } from '@/shared/api';
import type { TileName } from './tile-groups';
import { tileCount } from './tile-count';

type Sources = Parameters<typeof tileCount>[1];

const known = <T>(data: T) => ({ data, isPending: false, error: null });
const loading = { data: undefined, isPending: true, error: null };
const failed = (status: number) => ({
  data: undefined,
  isPending: false,
  error: new ApiError('No', { kind: 'http', status }),
});
const counts = { users: 7, groups: 0, articles: 203 } as NonNullable<Sources['counts']['data']>;
const subscription = { activeUsers: 8, widgets: 2, activeAgents: 1 } as NonNullable<
  Sources['subscription']['data']
>;
const all: Sources = {
  counts: known(counts),
  labels: known({ labelsCount: 12 }),
  subscription: known(subscription),
};
const number = (count: number) => ({ kind: 'known', count });
const none = { kind: 'none' };

describe('the number of a tile', () => {
  it.each<[TileName, object]>([
    ['users', number(7)],
    ['groups', number(0)],
    ['articles', number(203)],
    ['orders', none],
    ['labels', number(12)],
    ['agents', number(1)],
    ['clients', none],
    ['importFile', none],
    ['importHistory', none],
  ])('counts for the tile %s: %o', (name, expected) => {
    expect(tileCount(name, all)).toEqual(expected);
  });

  it.each<[TileName, Partial<Sources>, object]>([
    ['users', { counts: loading }, { kind: 'loading' }],
    ['users', { counts: failed(500) }, { kind: 'failed' }],
    ['labels', { labels: failed(500) }, { kind: 'failed' }],
    ['labels', { counts: failed(500) }, number(12)],
    ['agents', { subscription: failed(403) }, { kind: 'failed' }],
    ['importFile', { counts: failed(500) }, none],
  ])('counts for a tile %s where %o: %o', (name, change, expected) => {
    expect(tileCount(name, { ...all, ...change })).toEqual(expected);
  });

  it.each([404, 501])(
    'takes a number from elsewhere or leaves it out on a server that does not count (%i)',
    (status) => {
      const foreign = { ...all, counts: failed(status) };
      expect(tileCount('users', foreign)).toEqual(number(8));
      expect(tileCount('widgets', foreign)).toEqual(number(2));
      expect(tileCount('articles', foreign)).toEqual(none);
      expect(tileCount('labels', foreign)).toEqual(number(12));
    },
  );
});
