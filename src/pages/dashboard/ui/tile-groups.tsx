import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FeatureGate, featureFlagQueries, subscriptionQueries } from '@/entities/subscription';
import { AccessGate, asLists } from '@/entities/session';
import { ErrorPanel } from '@/shared/ui/error-panel';
import { countQueries } from '../api/count-queries';
import { texts } from '../i18n';
import { tileCount } from '../model/tile-count';
import { TILE_GROUPS } from '../model/tile-groups';
import classes from './dashboard.module.css';
import { RolesHint } from './roles-hint';
import { TileLink } from './tile-link';

/** Links to everything that an administrator can set up, with counts; a link does not wait for its count. */
export function TileGroups() {
  const features = useQuery(featureFlagQueries.mine());
  const counts = useQuery(countQueries.ofOrganization());
  const labels = useQuery(countQueries.labels());
  const subscription = useQuery({ ...subscriptionQueries.current(), refetchOnMount: 'always' });
  const sources = { counts, labels, subscription };
  const hasFailed = TILE_GROUPS.some(({ tiles }) =>
    tiles.some(({ name }) => tileCount(name, sources).kind === 'failed'),
  );
  return (
    <nav className={classes['groups']} aria-label={texts.manage}>
      {features.error && !features.data && (
        <ErrorPanel
          title={texts.featuresFailed}
          error={features.error}
          onRetry={() => void features.refetch()}
        />
      )}
      {TILE_GROUPS.map((group) => (
        <section key={group.name} className={classes['group']}>
          <h2>{texts.groups[group.name]}</h2>
          <ul className={classes['tiles']}>
            {group.tiles.map((tile) => {
              const link = (
                <li>
                  <TileLink tile={tile} count={tileCount(tile.name, sources)} />
                </li>
              );
              return (
                <AccessGate key={tile.name} {...asLists(tile.rule)}>
                  {tile.gate === undefined ? (
                    link
                  ) : features.isPending ? (
                    <Skeleton component="li" height={64} />
                  ) : (
                    // Without features, each gate would fetch them again when it mounts, and all would be pending again.
                    features.data && <FeatureGate {...tile.gate}>{link}</FeatureGate>
                  )}
                </AccessGate>
              );
            })}
          </ul>
        </section>
      ))}
      <RolesHint />
      {hasFailed && (
        <div role="status" className={classes['uncounted']}>
          {texts.someNotCounted}
          <Button
            variant="default"
            size="sm"
            onClick={() => {
              for (const query of [counts, labels, subscription]) if (query.isError) void query.refetch();
            }}
          >
            {texts.countAgain}
          </Button>
        </div>
      )}
    </nav>
  );
}
