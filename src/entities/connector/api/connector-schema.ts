import * as z from 'zod/mini';
import { lenient } from '@/shared/api';

/** Fields of the form of a connector that are its own, each with what a new connector starts with. */
export const connectorSettingsSchema = z.object({ name: lenient.text(), isEnabled: lenient.flag(true) });

/**
 * Program in the customer's network that serves the articles of a system there (specification 3). A server need not
 * send more than the first four fields.
 */
export const connectorSchema = z.extend(connectorSettingsSchema, {
  id: lenient.id(),
  machineName: lenient.text(),
  connectionStatus: lenient.connectionStatus(),
  /** Time of the last contact; "" when the server does not send it, or never. */
  lastSeenAt: lenient.text(),
  version: lenient.text(),
  /** The last characters of its key. */
  keyEnding: lenient.text(),
  /** ISO; "" when there is no key. */
  keyCreatedAt: lenient.text(),
  createdAt: lenient.text(),
  /** Labels its articles are printed with; if empty, every label that can be printed. */
  labels: lenient.list(z.object({ labelId: lenient.id(), name: lenient.text() })),
  /** Undefined when the server does not count changes. */
  revision: lenient.number(undefined),
});
export type Connector = z.infer<typeof connectorSchema>;

/** Connector with its key. The server sends the key only once, when it is created. */
export const connectorWithKeySchema = z.extend(connectorSchema, { key: z.string().check(z.minLength(1)) });
export type ConnectorWithKey = z.infer<typeof connectorWithKeySchema>;

/** Returns when a connector was last seen; a server need not send it. */
export function formatLastSeen(
  { lastSeenAt, connectionStatus }: Pick<Connector, 'lastSeenAt' | 'connectionStatus'>,
  formatDate: (moment: string) => string,
  never: string,
): string {
  if (lastSeenAt !== '') return formatDate(lastSeenAt);
  return connectionStatus === 'never' ? never : '–';
}
