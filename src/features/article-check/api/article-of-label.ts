import * as z from 'zod/mini';
import { callForPage, lenient, productApi, type Id, type Page } from '@/shared/api';

/** An article that carries a label, which need not be published, with all its values; a call of ours. */
const articleOfLabelSchema = z.object({
  id: lenient.id(),
  name: lenient.text(),
  externalIdentifier: lenient.text(),
  articleData: lenient.list(z.object({ key: lenient.text(), data: lenient.text() })),
});
export type ArticleOfLabel = z.infer<typeof articleOfLabelSchema>;

interface PageOfArticles {
  readonly take: number;
  readonly offset: number;
  readonly signal: AbortSignal;
}

/** Returns a page of the articles that carry a label. Rejects with ApiError, on another server because it has no such call. */
export function listArticlesOfLabel(
  labelId: Id,
  { take, offset, signal }: PageOfArticles,
): Promise<Page<ArticleOfLabel>> {
  const path = `api/labels/${encodeURIComponent(labelId)}/articles`;
  return callForPage(productApi, path, articleOfLabelSchema, { searchParams: { take, offset }, signal });
}
