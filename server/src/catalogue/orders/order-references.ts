import { eq, inArray } from 'drizzle-orm';
import type { Problem } from '../../foundation/http/http-error.ts';
import { refusalOfMany } from '../../foundation/http/refuse.ts';
import { sentences } from '../../foundation/sentences/index.ts';
import { articles, groups, labels } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import type { ChangedLine } from './order-schemas.ts';

interface References {
  readonly groupId: number;
  readonly lines: readonly Pick<ChangedLine, 'articleId' | 'labelId'>[];
}

/** @throws HttpError 422 for every article or label of a line, and for the group, that does not exist */
export async function requireOrderReferences(
  transaction: Transaction,
  { groupId, lines }: References,
): Promise<void> {
  const articleIds = [...new Set(lines.map(({ articleId }) => articleId))];
  const labelIds = [...new Set(lines.flatMap(({ labelId }) => labelId ?? []))];
  const knownArticles = idsOf(
    await transaction.select({ id: articles.id }).from(articles).where(inArray(articles.id, articleIds)),
  );
  const knownLabels = idsOf(
    await transaction.select({ id: labels.id }).from(labels).where(inArray(labels.id, labelIds)),
  );
  const problems = lines.flatMap(({ articleId, labelId }, index): Problem[] => [
    ...(knownArticles.has(articleId)
      ? []
      : [{ path: `lines.${index}.articleId`, ...sentences.missing.article({ id: articleId }) }]),
    ...(labelId === undefined || labelId === null || knownLabels.has(labelId)
      ? []
      : [{ path: `lines.${index}.labelId`, ...sentences.missing.label({ id: labelId }) }]),
  ]);
  if ((await transaction.$count(groups, eq(groups.id, groupId))) === 0)
    problems.push({ path: 'groupId', ...sentences.missing.group({ id: groupId }) });
  refuseLines(problems);
}

const idsOf = (rows: readonly { readonly id: number }[]) => new Set(rows.map(({ id }) => id));

/**
 * Refuses the lines if they have problems; an order may have hundreds of lines.
 * @throws HttpError 422 with every problem
 */
export function refuseLines(problems: readonly Problem[]): void {
  if (problems.length > 0) throw refusalOfMany(problems, 5);
}
