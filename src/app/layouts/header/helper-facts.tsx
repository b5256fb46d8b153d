import type { HelperConnection } from '@/entities/printer-helper';
import classes from './helper-indicator.module.css';
import { texts } from './texts';

const timeOf = new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' });

/** What the helper tells of itself; nothing while nothing is known. */
export function HelperFacts({ connection }: { connection: HelperConnection }) {
  const facts = [
    [texts.computer, connection.computerName],
    [texts.version, connection.version],
    [texts.lastCheck, connection.lastCheckedAt === 0 ? '' : timeOf.format(connection.lastCheckedAt)],
  ].filter(([, value]) => value !== '');
  if (facts.length === 0) return null;
  return (
    <dl className={classes['facts']}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
