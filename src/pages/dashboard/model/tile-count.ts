import type { Subscription } from '@/entities/subscription';
import { isNotOffered, type ApiError } from '@/shared/api';
import type { Counts } from '../api/count-schema';
import type { TileName } from './tile-groups';

/** Count shown on a tile. `none`: there is no count, and nothing is shown. */
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

/** Tiles that lead to a task instead of a list. */
const UNCOUNTED: ReadonlySet<TileName> = new Set(['importFile', 'importHistory']);

/**
 * Returns the count of a tile from the call that provides it: labels have their own call, agents and clients are part of
 * the subscription, and all others come from one Platen-specific call. If the server lacks that one, users and widgets
 * come from the subscription, and the other tiles have no count.
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
