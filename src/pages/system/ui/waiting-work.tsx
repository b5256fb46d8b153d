import { texts } from '../i18n';
import type { Waiting } from '../api/system-schema';
import { handOverOf, waitingTiles } from '../model/waiting-tiles';
import classes from './system.module.css';
import { WaitingTile } from './waiting-tile';

/** What is due and not done yet, by kind. */
export function WaitingWork({ waiting }: { waiting: Waiting }) {
  const handOver = handOverOf(waiting);
  return (
    <section className={classes['section']} aria-labelledby="system-waiting">
      <h2 id="system-waiting">{texts.waiting.title}</h2>
      <ul className={classes['tiles']}>
        {waitingTiles(waiting).map((tile) => (
          <WaitingTile
            key={tile.name}
            tile={tile}
            {...(tile.name === 'prints' && handOver && { detail: texts.waiting.handOver(handOver) })}
          />
        ))}
      </ul>
    </section>
  );
}
