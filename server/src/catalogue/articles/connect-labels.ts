import { eq } from 'drizzle-orm';
import { articleLabels } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';

interface Connection {
  readonly organizationId: number;
  readonly articleId: number;
  readonly labelIds: readonly number[];
}

/** Connects an article to exactly these labels. */
export async function connectLabels(
  transaction: Transaction,
  { organizationId, articleId, labelIds }: Connection,
): Promise<void> {
  await transaction.delete(articleLabels).where(eq(articleLabels.articleId, articleId));
  const wanted = [...new Set(labelIds)];
  if (wanted.length === 0) return;
  await transaction
    .insert(articleLabels)
    .values(wanted.map((labelId) => ({ organizationId, articleId, labelId })));
}
