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

/** Id of a new article in the address: the specification has no separate address for that. */
const NEW = 'new';

/** /articles/{articleId} - the form of an article; "new" creates one. */
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
