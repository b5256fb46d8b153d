import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { articleQueries } from '@/entities/article';
import { toId } from '@/shared/api';
import { paths } from '@/shared/routes';
import { PageHeader } from '@/shared/ui/page-header';
import { RecordStatus } from '@/shared/ui/record-status';
import { lazyPart } from '@/shared/ui/lazy-part';
import { texts } from '../i18n';

const AddArticleScreen = lazyPart(async () => ({
  default: (await import('./add-article-screen')).AddArticleScreen,
}));

const EditArticleScreen = lazyPart(async () => ({
  default: (await import('./edit-article-screen')).EditArticleScreen,
}));

/** The id of an article that is being made: the specification has no address of its own for that. */
const NEW = 'new';

/** /articles/{articleId} - an article to be changed or deleted; "new" makes one. */
export function ArticlePage() {
  const { articleId = '' } = useParams();
  return (
    <Suspense fallback={<PageHeader title={texts.loading} backTo={paths.articles} />}>
      {articleId === NEW ? <AddArticleScreen /> : <EditArticle key={articleId} articleId={articleId} />}
    </Suspense>
  );
}

function EditArticle({ articleId }: { articleId: string }) {
  const article = useQuery({ ...articleQueries.detail(toId(articleId)), refetchOnMount: 'always' });
  if (article.data) return <EditArticleScreen article={article.data} />;
  return (
    <RecordStatus
      query={article}
      isMissing={article.error?.status === 404}
      listPath={paths.articles}
      texts={texts}
      isOptionalCall
    />
  );
}
