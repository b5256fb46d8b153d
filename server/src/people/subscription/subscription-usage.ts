import { eq } from 'drizzle-orm';
import { accounts, agents, labels, printers, widgets } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';

/** Usage of an organisation's subscription. */
export interface SubscriptionUsage {
  readonly activeUsers: number;
  readonly printerModels: number;
  readonly labels: number;
  readonly widgets: number;
  /** Includes disabled ones, as they can be enabled at any time. */
  readonly activeAgents: number;
}

export async function readUsage(transaction: Transaction): Promise<SubscriptionUsage> {
  const models = await transaction
    .selectDistinct({ vendor: printers.vendor, model: printers.model })
    .from(printers);
  return {
    activeUsers: await transaction.$count(accounts, eq(accounts.isEnabled, true)),
    printerModels: models.length,
    labels: await transaction.$count(labels, eq(labels.isEnabled, true)),
    widgets: await transaction.$count(widgets),
    activeAgents: await transaction.$count(agents),
  };
}
