import type { Article } from '../api/article-schema';

/** Returns an article as the app uses it; pass fields to change it. */
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
