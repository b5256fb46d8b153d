import * as z from 'zod/mini';
import * as lenient from './lenient';

/** How a program in the customer's network stands; a word nobody here knows is no promise that it can be asked. */
export type ConnectionStatus = 'connected' | 'disconnected' | 'never' | 'unknown';

/** Reads a status as any backend may write it: `NeverConnected`, `never connected`, `online`. */
export const connectionStatusSchema = z.pipe(
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
