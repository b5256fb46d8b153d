import type { Subscription } from '@/entities/subscription';
import { isNotOffered, type ApiError } from '@/shared/api';
import type { Counts } from '../api/count-schema';
import type { TileName } from './tile-groups';

/** What a tile says of how many there are. `none`: nobody counts this, and nothing is said. */
export type TileCount =
  | { kind: 'known'; count: number }
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'none' };

interface Asked<T> {
  data: T | undefined;
  isPending: boolean;
  error: ApiError | null;
}

interface CountSources {
  counts: Asked<Counts>;
  labels: Asked<{ labelsCount: number }>;
  subscription: Asked<Subscription>;
}

/** Tiles that lead to something to be done, and not to a list. */
const UNCOUNTED: ReadonlySet<TileName> = new Set(['importFile', 'importHistory']);

/**
 * The number of a tile, from the call that tells it: labels have one of their own, agents and clients are in the
 * subscription, and all others come with one call of ours. Where the server lacks that one, the subscription still
 * knows users and widgets, and the other tiles have no number.
 */
export function tileCount(name: TileName, { counts, labels, subscription }: CountSources): TileCount {
  if (UNCOUNTED.has(name)) return { kind: 'none' };
  if (name === 'labels') return asCount(labels, (found) => found.labelsCount);
  if (name === 'agents') return asCount(subscription, (found) => found.activeAgents);
  if (name === 'clients') return asCount(subscription, (found) => found.activeIntegrationClients);
  if (counts.data === undefined && isNotOffered(counts.error)) {
    if (name === 'users') return asCount(subscription, (found) => found.activeUsers);
    if (name === 'widgets') return asCount(subscription, (found) => found.widgets);
    return { kind: 'none' };
  }
  return asCount(counts, (found) => new Map(Object.entries(found)).get(name));
}

function asCount<T>(asked: Asked<T>, read: (data: T) => number | undefined): TileCount {
  if (asked.data === undefined) return { kind: asked.isPending ? 'loading' : 'failed' };
  const count = read(asked.data);
  return count === undefined ? { kind: 'none' } : { kind: 'known', count };
}
