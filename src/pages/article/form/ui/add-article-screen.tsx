import { useMutation } from '@tanstack/react-query';
import { createArticleMutation } from '@/entities/article';
import { paths } from '@/shared/routes';
import { PageFrame } from '@/shared/ui/page-frame';
import { createArticleWithOrdersMutation } from '../api/create-article-with-orders-mutation';
import { texts } from '../i18n';
import {
  type ArticleValues,
  isPlain,
  NEW_ARTICLE,
  newArticle,
  newArticleWithOrders,
  useArticleForm,
} from '../model/article-form';
import { toShownError } from '../model/to-shown-error';
import { ArticleFields } from './article-fields';
import { NewOrderPlaces } from './order-places';

/** Form for a new article, including its labels and its entries in orders. */
export function AddArticleScreen() {
  const form = useArticleForm(NEW_ARTICLE, 'new');
  const { mutateAsync: create } = useMutation(createArticleMutation());
  const { mutateAsync: createWithOrders } = useMutation(createArticleWithOrdersMutation());
  const add = (values: ArticleValues) =>
    isPlain(values) ? create(newArticle(values)) : createWithOrders(newArticleWithOrders(values));
  return (
    <PageFrame
      title={texts.addTitle}
      description={texts.addDescription}
      backTo={paths.articles}
      form={form}
      submit={{
        kind: 'add',
        text: texts.add,
        run: () =>
          form.submit(add).catch((error: unknown) => {
            throw toShownError(error);
          }),
      }}
    >
      <ArticleFields form={form} isNew>
        <NewOrderPlaces places={form.values.orders} onChange={(orders) => form.change({ orders })} />
      </ArticleFields>
    </PageFrame>
  );
}
