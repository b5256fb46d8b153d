import { auditEvents } from '../store/schema/index.ts';
import type { Transaction } from '../store/store.ts';
import type { AuditEventName } from '../values/audit-events.ts';
import { shortenAddress } from './shorten-address.ts';

interface AuditEvent {
  /** Left out where nobody's organisation is known. */
  readonly organizationId?: number;
  readonly event: AuditEventName;
  readonly outcome?: 'success' | 'failure';
  readonly actorId?: number | undefined;
  /** The network address as it came; it is shortened before it is kept. */
  readonly clientAddress: string;
  readonly detail?: string;
  readonly now: Date;
}

/** Writes an event down with what it tells of: both are committed or neither. */
export const recordEvent = async (
  transaction: Transaction,
  { organizationId = 0, event, outcome = 'success', actorId, clientAddress, detail = '', now }: AuditEvent,
): Promise<void> => {
  await transaction.insert(auditEvents).values({
    organizationId,
    event,
    outcome,
    actorId: actorId ?? null,
    address: shortenAddress(clientAddress),
    detail,
    at: now,
  });
};
