import { Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import { formatNumber } from '@/shared/i18n';
import { texts } from '../i18n';
import type { TileCount } from '../model/tile-count';
import type { Tile } from '../model/tile-groups';
import classes from './dashboard.module.css';

/** Link with icon, name and count; it shows if the count failed, and works all the same. */
export function TileLink({ tile: { name, path, icon: Icon }, count }: { tile: Tile; count: TileCount }) {
  return (
    <Link to={path} className={classes['tile']}>
      <Icon size={20} aria-hidden />
      <span className={classes['words']}>
        {texts.tiles[name]}
        {count.kind === 'failed' && <small>{texts.notCounted}</small>}
      </span>
      {count.kind === 'known' && <strong className={classes['count']}>{formatNumber(count.count)}</strong>}
      {count.kind === 'loading' && <Skeleton width={28} height={20} />}
    </Link>
  );
}
