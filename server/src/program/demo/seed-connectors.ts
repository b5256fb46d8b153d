import { allocateIds } from '../../foundation/store/allocate-ids.ts';
import { connectors } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import type { demoConnectors } from './demo-connectors.ts';

const dayMs = 86_400_000;

export async function seedConnectors(
  transaction: Transaction,
  organizationId: number,
  now: Date,
  list: typeof demoConnectors,
): Promise<void> {
  const firstId = await allocateIds(transaction, organizationId, 'connector', list.length);
  await transaction.insert(connectors).values(
    list.map(({ daysAgo, ...connector }, index) => {
      const lastSeenAt = new Date(now.getTime() - daysAgo * dayMs);
      return { ...connector, organizationId, id: firstId + index, createdAt: lastSeenAt, lastSeenAt };
    }),
  );
}
