import { Clock } from 'lucide-react';
import { Link } from 'react-router';
import { AccessGate, asLists } from '@/entities/session';
import { formatNumber } from '@/shared/i18n';
import { Badge } from '@/shared/ui/badge';
import { texts } from '../i18n';
import { formatWait, type WaitingTile as Tile } from '../model/waiting-tiles';
import classes from './waiting-tile.module.css';

const { waiting } = texts;

/** Number of one kind of work that waits, for how long, and what to do where that is long. */
export function WaitingTile({ tile, detail }: { tile: Tile; detail?: string }) {
  const isWaiting = tile.waiting > 0;
  return (
    <li className={classes['tile']}>
      <h3 className={classes['name']}>{waiting.names[tile.name]}</h3>
      <p className={classes['amount']}>
        <strong>{formatNumber(tile.waiting)}</strong>
        {tile.isLong && (
          <Badge color="yellow" icon={Clock}>
            {waiting.long}
          </Badge>
        )}
      </p>
      <p className={classes['quiet']}>
        {isWaiting ? waiting.oldest({ time: formatWait(tile.oldestSeconds) }) : waiting.nothing}
      </p>
      {isWaiting && detail !== undefined && <p className={classes['quiet']}>{detail}</p>}
      {tile.isLong && <p className={classes['advice']}>{waiting.advice[tile.name]}</p>}
      {tile.links.length > 0 && (
        <p className={classes['links']}>
          {tile.links.map(({ name, path, rule }) => (
            <AccessGate key={name} {...asLists(rule)}>
              <Link to={path}>{waiting.links[name]}</Link>
            </AccessGate>
          ))}
        </p>
      )}
    </li>
  );
}
