import type { FeatureFlags } from '@/entities/feature-flag';
import { canAccess, type SessionUser } from '@/entities/session';
import { TILE_GROUPS, type Tile, type TileName } from './tile-groups';

const isThere = ({ gate }: Tile, features: FeatureFlags | undefined) =>
  gate === undefined || (features !== undefined && features[gate.feature] !== (gate.inverted ?? false));

/**
 * The tiles this person does not see for want of a role alone: the organisation has what they lead to. An
 * administrator can give the role, so the dashboard says so instead of leaving a newcomer to guess.
 */
export function tilesOutOfReach(user: SessionUser, features: FeatureFlags | undefined): TileName[] {
  return TILE_GROUPS.flatMap(({ tiles }) => tiles)
    .filter((tile) => isThere(tile, features) && !canAccess(user, tile.rule))
    .map(({ name }) => name);
}
