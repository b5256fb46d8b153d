import { HttpError } from '../http/http-error.ts';
import type { Connector } from './connector-schemas.ts';

/** Lets pass what can be asked. @throws HttpError 503 naming connector, machine and when it was last seen */
export function requireConnected({ name, machineName, connectionStatus, lastSeenAt }: Connector): void {
  if (connectionStatus === 'Connected') return;
  const seen =
    lastSeenAt === null
      ? 'It has never connected: start it there'
      : `It was last seen on ${lastSeenAt.slice(0, 10)} at ${lastSeenAt.slice(11, 16)} UTC: start it there again`;
  throw new HttpError(
    503,
    `The connector “${name}” on ${machineName} is not connected. ${seen}, then try again.`,
  );
}
