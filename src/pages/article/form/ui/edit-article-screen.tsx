import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ArticleDetail, articleQueries } from '@/entities/article';
import { orNotOffered } from '@/shared/api';
import { paths } from '@/shared/routes';
import { PageFrame } from '@/shared/ui/page-frame';
import {
  deleteArticleMutation,
  changeArticleMutation,
  setVariableDataMutation,
} from '../api/save-article-mutation';
import { texts } from '../i18n';
import {
  articleData,
  articleRequest,
  type ArticleValues,
  differsInDataOnly,
  useArticleForm,
  valuesOf,
} from '../model/article-form';
import { toShownError } from '../model/to-shown-error';
import { ArticleFields } from './article-fields';
import { OrdersOfArticle } from './orders-of-article';

/** Form of a saved article. Changes based on an older revision never overwrite a newer one. */
export function EditArticleScreen({ article }: { article: ArticleDetail }) {
  const client = useQueryClient();
  const { id: articleId, name } = article;
  const saved = valuesOf(article);
  const form = useArticleForm(saved, String(articleId), article.revision);
  const { mutateAsync: setData } = useMutation(setVariableDataMutation());
  const { mutateAsync: change } = useMutation(changeArticleMutation());
  const { mutateAsync: remove } = useMutation(deleteArticleMutation());

  const save = async (values: ArticleValues, revision: number | undefined) => {
    if (differsInDataOnly(values, saved))
      return setData({ articleId, articleData: articleData(values.data), revision });
    return orNotOffered(change({ articleId, revision, ...articleRequest(values) }), texts.changeNotOffered);
  };
  const submit = () =>
    form.submit(save).catch((error: unknown) => {
      if (error instanceof Error && error.message === texts.changeNotOffered) throw error;
      const fault = toShownError(error);
      // Refetched, so that somebody else's changes are shown once the person discards their own.
      if (fault.status === 409) void client.invalidateQueries({ queryKey: articleQueries.all() });
      throw fault;
    });
  return (
    <PageFrame
      title={name}
      description={article.externalIdentifier}
      backTo={paths.articles}
      form={form}
      submit={{ kind: 'save', run: submit }}
      removal={{
        name,
        run: () => orNotOffered(remove(articleId), texts.deleteNotOffered),
      }}
    >
      <ArticleFields form={form} isNew={false} connectedLabels={article.connectedLabels}>
        <OrdersOfArticle orders={article.orders} />
      </ArticleFields>
    </PageFrame>
  );
}
