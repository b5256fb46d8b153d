import type { Article } from '../api/article-schema';

/** An article as the app knows it; pass fields to change it. */
export function buildArticle(fields: Partial<Article> = {}): Article {
  return {
    id: 11,
    name: 'Oat biscuits',
    externalIdentifier: '4006381333931',
    gtins: [],
    groupId: 1,
    labels: [],
    orders: [],
    modifiedAt: '2026-11-20T08:00:00.000Z',
    revision: 1,
    ...fields,
  };
}
