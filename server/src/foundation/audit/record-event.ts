import { auditEvents } from '../store/schema/index.ts';
import type { Transaction } from '../store/store.ts';
import type { AuditEventName } from '../values/audit-events.ts';
import { shortenAddress } from '../values/shorten-address.ts';

interface AuditEvent {
  /** Omitted if the organisation is unknown. */
  readonly organizationId?: number;
  readonly event: AuditEventName;
  readonly outcome?: 'success' | 'failure';
  readonly actorId?: number | undefined;
  /** Network address of the request; it is shortened before it is stored. */
  readonly clientAddress: string;
  readonly detail?: string;
  readonly now: Date;
}

/** Records an event in the transaction of the change: both are committed or neither. */
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
