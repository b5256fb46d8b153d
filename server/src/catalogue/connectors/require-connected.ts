import { HttpError } from '../../foundation/http/http-error.ts';
import { sentences } from '../sentences/index.ts';
import { toConnector, type ConnectorRecord } from './load-connectors.ts';

/** Returns a connector as the values of a sentence; before its first call it has no machine. */
export const namedConnector = ({
  name,
  machineName: machine,
}: Pick<ConnectorRecord, 'name' | 'machineName'>) =>
  ({ name, machine, where: machine === '' ? 'unknown' : 'known' }) as const;

/** Passes if the connector can be asked. @throws HttpError 503 naming connector, machine and when it was last seen */
export function requireConnected(record: ConnectorRecord, now: Date): void {
  const named = namedConnector(record);
  const { disabled, neverConnected, away } = sentences.connector;
  if (!record.isEnabled) throw new HttpError(503, disabled(named));
  const { connectionStatus, lastSeenAt: seen } = toConnector(record, now);
  if (connectionStatus === 'Connected') return;
  throw new HttpError(
    503,
    seen === null
      ? neverConnected(named)
      : away({ ...named, date: seen.slice(0, 10), time: seen.slice(11, 16) }),
  );
}
