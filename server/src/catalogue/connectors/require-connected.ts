import { HttpError } from '../../foundation/http/http-error.ts';
import { toConnector, type ConnectorRecord } from './load-connectors.ts';

/** A connector as a sentence names it; it has no machine before it called for the first time. */
export const formatConnector = ({ name, machineName }: Pick<ConnectorRecord, 'name' | 'machineName'>) =>
  machineName === '' ? `The connector “${name}”` : `The connector “${name}” on ${machineName}`;

/** Lets pass what can be asked. @throws HttpError 503 naming connector, machine and when it was last seen */
export function requireConnected(record: ConnectorRecord, now: Date): void {
  if (!record.isEnabled) {
    throw new HttpError(503, `${formatConnector(record)} is disabled. An administrator can enable it again.`);
  }
  const { connectionStatus, lastSeenAt } = toConnector(record, now);
  if (connectionStatus === 'Connected') return;
  const seen =
    lastSeenAt === null
      ? `It has never connected: start ${record.machineName === '' ? 'its program' : 'it there'}`
      : `It was last seen on ${lastSeenAt.slice(0, 10)} at ${lastSeenAt.slice(11, 16)} UTC: start it there again`;
  throw new HttpError(503, `${formatConnector(record)} is not connected. ${seen}, then try again.`);
}
