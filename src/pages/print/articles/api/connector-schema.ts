import * as z from 'zod/mini';
import { lenient } from '@/shared/api';

/** How a connector stands; a word nobody here knows is no promise that it can be asked. */
export type ConnectionStatus = 'connected' | 'disconnected' | 'never' | 'unknown';

const connectionStatus = z.pipe(
  lenient.text(),
  z.transform((word): ConnectionStatus => {
    const said = word.replaceAll(/[\s_-]/g, '').toLowerCase();
    if (said === 'connected' || said === 'online') return 'connected';
    if (said === 'neverconnected' || said === 'never') return 'never';
    return said === 'disconnected' || said === 'notconnected' || said === 'offline'
      ? 'disconnected'
      : 'unknown';
  }),
);

/** A program in the customer's network that serves articles of a system there (specification 3). */
export const connectorSchema = z.object({
  id: lenient.id(),
  name: lenient.text(),
  machineName: lenient.text(),
  connectionStatus,
  /** When it was last heard of; "" where the server does not tell, or never. */
  lastSeenAt: lenient.text(),
});
export type Connector = z.infer<typeof connectorSchema>;
