import { http, HttpResponse } from 'msw/http';
import type { Article } from '../api/article-schema';

/**
 * The article calls over a list: search by part of name or identifier, in the server's nesting. `onSearch` sees the
 * query of each list call.
 */
export function articleHandlers(
  articles: readonly Article[],
  onSearch: (query: URLSearchParams) => void = () => {},
) {
  return [
    http.get('http://api.test/api/articles', ({ request }) => {
      const query = new URL(request.url).searchParams;
      onSearch(query);
      const wanted = (query.get('searchQuery') ?? '').toLowerCase();
      const hits = articles.filter((article) =>
        `${article.name} ${article.externalIdentifier}`.toLowerCase().includes(wanted),
      );
      const offset = Number(query.get('offset'));
      const rows = hits.slice(offset, offset + Number(query.get('take')));
      return HttpResponse.json({ data: { data: rows, total: hits.length } });
    }),
    http.get('http://api.test/api/articles/name', ({ request }) => {
      const name = new URL(request.url).searchParams.get('name');
      return HttpResponse.json({ data: articles.filter((article) => article.name === name) });
    }),
    http.get('http://api.test/api/articles/:id', ({ params }) => {
      const article = articles.find((candidate) => String(candidate.id) === params['id']);
      return article
        ? HttpResponse.json({ data: article })
        : HttpResponse.json({ Message: 'There is no such article.' }, { status: 404 });
    }),
  ];
}
