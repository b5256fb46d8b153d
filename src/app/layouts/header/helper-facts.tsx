import type { HelperConnection } from '@/entities/printer-helper';
import { formatTime } from '@/shared/i18n';
import { texts } from './i18n';
import classes from './helper-indicator.module.css';

/** List of what the helper reports about itself; nothing while nothing is known. */
export function HelperFacts({ connection }: { connection: HelperConnection }) {
  const facts = [
    [texts.computer, connection.computerName],
    [texts.version, connection.version],
    [texts.lastCheck, connection.lastCheckedAt === 0 ? '' : formatTime(connection.lastCheckedAt, 'medium')],
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
