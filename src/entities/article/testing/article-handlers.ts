import { http, HttpResponse } from 'msw/http';
import { answer, apiUrl } from '@/shared/testing';
import type { Article } from '../api/article-schema';

/**
 * Returns handlers of the article calls over a list: search by part of the name or identifier, nested like the server's
 * answers.
 */
export function articleHandlers(articles: readonly Article[]) {
  return [
    answer('articles', ({ query }) => {
      const wanted = (query.get('searchQuery') ?? '').toLowerCase();
      const hits = articles.filter((article) =>
        `${article.name} ${article.externalIdentifier}`.toLowerCase().includes(wanted),
      );
      const offset = Number(query.get('offset'));
      const rows = hits.slice(offset, offset + Number(query.get('take')));
      return { data: { data: rows, total: hits.length } };
    }),
    answer('articles/name', ({ query }) => ({
      data: articles.filter(({ name }) => name === query.get('name')),
    })),
    // The articles of a label with all their values: not every server has this call.
    http.get(apiUrl('labels/:id/articles'), () => new HttpResponse(null, { status: 404 })),
    http.get(apiUrl('articles/:id'), ({ params }) => {
      const article = articles.find((candidate) => String(candidate.id) === params['id']);
      return article
        ? HttpResponse.json({ data: article })
        : HttpResponse.json({ Message: 'There is no such article.' }, { status: 404 });
    }),
  ];
}
