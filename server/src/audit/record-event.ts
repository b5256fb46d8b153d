import { auditEvents } from '../store/schema/index.ts';
import type { Transaction } from '../store/store.ts';
import { shortenAddress } from './shorten-address.ts';

export const auditEventNames = [
  'set-up',
  'sign-in',
  'sign-in-open-id',
  'open-id-linked',
  'logout',
  'refresh-token-reused',
  'password-changed',
  'password-reset-asked',
  'password-reset',
  'registration-asked',
  'registered',
  'invited',
  'invitation-sent-again',
  'invitation-withdrawn',
  'invitation-accepted',
  'plan-changed',
  'subscription-ended',
  'subscription-resumed',
  'printer-added',
  'printer-changed',
  'printer-groups-changed',
  'printer-deleted',
  'print-rules-changed',
  'user-changed',
  'user-disabled',
  'user-enabled',
  'user-deleted',
  'group-added',
  'group-changed',
  'group-settings-changed',
  'group-deleted',
  'picture-added',
  'picture-changed',
  'picture-deleted',
  'standard-label-added',
  'standard-label-changed',
  'standard-label-deleted',
  'label-added',
  'label-changed',
  'label-version-added',
  'label-version-signed',
  'label-enabled',
  'label-disabled',
  'label-deleted',
  'label-connected',
  'label-disconnected',
  'review-settings-changed',
  'article-added',
  'article-changed',
  'article-deleted',
  'order-added',
  'order-changed',
  'order-deleted',
  'widget-added',
  'widget-changed',
  'widget-deleted',
  'widgets-ordered',
  'integration-client-added',
  'integration-client-changed',
  'integration-client-secret-renewed',
  'integration-client-deleted',
  'client-token-refused',
  'agent-added',
  'agent-changed',
  'agent-key-renewed',
  'agent-deleted',
  'web-hook-added',
  'web-hook-changed',
  'web-hook-secret-renewed',
  'web-hook-deleted',
  'connector-added',
  'connector-changed',
  'connector-key-renewed',
  'connector-deleted',
  'import-added',
  'import-finished',
  'import-failed',
  'import-undone',
  'import-canceled',
  'import-configuration-added',
  'import-configuration-changed',
  'import-configuration-deleted',
] as const;
export type AuditEventName = (typeof auditEventNames)[number];

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
