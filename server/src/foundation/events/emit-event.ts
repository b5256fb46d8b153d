import { and, arrayContains, eq } from 'drizzle-orm';
import { organizations, webHookDeliveries, webHooks } from '../store/schema/index.ts';
import type { Transaction } from '../store/store.ts';
import type { WebHookEventName } from '../values/web-hook-events.ts';

/** Data of each event; ids are those of the API. */
interface EventData {
  'print.finished': PrintOutcome;
  /** At least one label of the job was not printed, or it is unknown whether it was. */
  'print.failed': PrintOutcome;
  'version.published': {
    readonly labelId: number;
    readonly labelVersionId: number;
    readonly labelName: string;
    readonly version: number;
  };
  'import.finished': {
    readonly importId: number;
    readonly fileName: string;
    /** Content of the file: articles or orders. */
    readonly kind: string;
    readonly rows: number;
    readonly imported: number;
    readonly rejected: number;
  };
}

interface PrintOutcome {
  readonly printJobId: string;
  readonly status: string;
  readonly computerName: string;
  readonly createdAt: string;
  readonly requested: number;
  readonly printed: number;
  readonly failed: number;
  readonly unknown: number;
  readonly entries: readonly {
    readonly printJobEntryId: string;
    readonly status: string;
    readonly labelName: string;
    readonly articleName: string | null;
    readonly printerName: string;
    readonly labelCount: number;
    readonly orderId: number | null;
    readonly orderLine: number | null;
  }[];
}

type EmittedEvent = {
  [Name in WebHookEventName]: { readonly event: Name; readonly data: EventData[Name] };
}[WebHookEventName];

/**
 * Emits an event to the organisation's web hooks: it is written in the transaction of the change, and sent if, and only
 * if, that is committed. A later `services.webHooks.wake()` sends it at once; without that it is sent within seconds.
 */
export async function emitEvent(
  transaction: Transaction,
  {
    organizationId,
    event,
    data,
    now,
  }: EmittedEvent & { readonly organizationId: number; readonly now: Date },
): Promise<void> {
  const hooks = await transaction
    .select({ id: webHooks.id, plan: organizations.subscription })
    .from(webHooks)
    .innerJoin(organizations, eq(organizations.organizationId, webHooks.organizationId))
    .where(and(eq(webHooks.isEnabled, true), arrayContains(webHooks.events, [event])));
  const told = hooks.filter(({ plan }) => plan.integrationWebHooksEnabled);
  if (told.length === 0) return;
  const body = bodyOf(event, data, now);
  await transaction.insert(webHookDeliveries).values(
    told.map(({ id }) => ({
      organizationId,
      id: crypto.randomUUID(),
      webHookId: id,
      event,
      body,
      status: 'waiting' as const,
      createdAt: now,
      nextAttemptAt: now,
    })),
  );
}

/** Returns the JSON body in the format of Standard Webhooks: type, time and data of the event. */
export const bodyOf = (type: string, data: object, now: Date): string =>
  JSON.stringify({ type, timestamp: now.toISOString(), data });
