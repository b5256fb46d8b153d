import { useQuery } from '@tanstack/react-query';
import { generatePath, useParams } from 'react-router';
import { articleQueries } from '@/entities/article';
import { toId } from '@/shared/api';
import { paths } from '@/shared/routes';
import { PageHeader } from '@/shared/ui/page-header';
import { QueryView } from '@/shared/ui/query-view';
import { PrintArticleScreen } from './print-article-screen';
import { texts } from './texts';

/** /print-article/:id - fill in one article's label and print it. */
export function PrintArticlePage() {
  const { id = '' } = useParams();
  const article = useQuery(articleQueries.detail(toId(id)));
  return (
    <>
      {!article.data && <PageHeader title={texts.anyTitle} backTo={generatePath(paths.printArticles)} />}
      <QueryView query={article}>
        {(found) => <PrintArticleScreen key={found.id} article={found} />}
      </QueryView>
    </>
  );
}
