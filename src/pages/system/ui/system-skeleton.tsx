import { Skeleton } from '@mantine/core';
import { texts } from '../i18n';
import classes from './system.module.css';

const TILES = [0, 1, 2, 3, 4];

/** The sections while they are being read, in their usual heights. */
export const SystemSkeleton = () => (
  <div role="status" aria-label={texts.loading} className={classes['sections']}>
    <div className={classes['section']}>
      <Skeleton height={24} width={144} />
      <div className={classes['tiles']}>
        {TILES.map((tile) => (
          <Skeleton key={tile} height={96} />
        ))}
      </div>
    </div>
    <Skeleton height={184} />
    <div className={classes['columns']}>
      <Skeleton height={240} />
      <Skeleton height={240} />
    </div>
  </div>
);
