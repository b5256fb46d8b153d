import * as z from 'zod/mini';
import { lenient } from '@/shared/api';

/** Fields of the form of a connector that are its own, each with what a new connector starts with. */
export const connectorSettingsSchema = z.object({ name: lenient.text(), isEnabled: lenient.flag(true) });

/**
 * A program in the customer's network that serves articles of a system there (specification 3). A server need not tell
 * more than the first four.
 */
export const connectorSchema = z.extend(connectorSettingsSchema, {
  id: lenient.id(),
  machineName: lenient.text(),
  connectionStatus: lenient.connectionStatus(),
  /** When it was last heard of; "" where the server does not tell, or never. */
  lastSeenAt: lenient.text(),
  version: lenient.text(),
  /** The last characters of its key. */
  keyEnding: lenient.text(),
  /** ISO; "" where it has no key. */
  keyCreatedAt: lenient.text(),
  createdAt: lenient.text(),
  /** What its articles are printed with; none: every label that can be printed. */
  labels: lenient.list(z.object({ labelId: lenient.id(), name: lenient.text() })),
  /** Undefined where the server does not count changes. */
  revision: lenient.number(undefined),
});
export type Connector = z.infer<typeof connectorSchema>;

/** A connector with its key, which is told when it is made and never again. */
export const connectorWithKeySchema = z.extend(connectorSchema, { key: z.string().check(z.minLength(1)) });
export type ConnectorWithKey = z.infer<typeof connectorWithKeySchema>;

/** Returns when a connector was last seen; a server need not tell. */
export function formatLastSeen(
  { lastSeenAt, connectionStatus }: Pick<Connector, 'lastSeenAt' | 'connectionStatus'>,
  formatDate: (moment: string) => string,
  never: string,
): string {
  if (lastSeenAt !== '') return formatDate(lastSeenAt);
  return connectionStatus === 'never' ? never : '–';
}
