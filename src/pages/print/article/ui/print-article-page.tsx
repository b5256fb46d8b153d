import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { articleQueries } from '@/entities/article';
import { toId } from '@/shared/api';
import { QueryView } from '@/shared/ui/query-view';
import { PrintArticleScreen } from './print-article-screen';

/** /print-article/:id - fill in one article's label and print it. */
export function PrintArticlePage() {
  const { id = '' } = useParams();
  const article = useQuery(articleQueries.detail(toId(id)));
  return <QueryView query={article}>{(found) => <PrintArticleScreen key={found.id} article={found} />}</QueryView>;
}
