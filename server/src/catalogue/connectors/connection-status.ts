import type { ConnectionStatus } from './connector-schemas.ts';

/** A connector asks for work every few seconds; one that was silent this long is away. */
const connectedWithinMs = 60_000;

/** How a connector stands that was last heard of at `lastSeenAt`; null: never. */
export function connectionStatus(lastSeenAt: Date | null, now: Date): ConnectionStatus {
  if (lastSeenAt === null) return 'NeverConnected';
  return now.getTime() - lastSeenAt.getTime() <= connectedWithinMs ? 'Connected' : 'Disconnected';
}
