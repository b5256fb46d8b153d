import type { ConnectionStatus } from './connector-schemas.ts';

/** A connector asks for work every few seconds; after this long without a call it counts as disconnected. */
export const connectedWithinMs = 60_000;

/** Returns the status of a connector that last called at `lastSeenAt`; null: it has never called. */
export function connectionStatus(lastSeenAt: Date | null, now: Date): ConnectionStatus {
  if (lastSeenAt === null) return 'NeverConnected';
  return now.getTime() - lastSeenAt.getTime() <= connectedWithinMs ? 'Connected' : 'Disconnected';
}
