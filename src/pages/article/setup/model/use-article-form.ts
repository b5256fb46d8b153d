import { useSessionUser } from '@/entities/session';
import { useDraftForm, type DraftForm } from '@/shared/lib/draft-form';
import { articleDraftSchema } from './article-draft-schema';
import { articleFaults, serverArticleFaults } from './article-faults';
import { isSameArticle, type ArticleValues } from './article-values';

export type ArticleForm = DraftForm<ArticleValues>;

/** The form over one article; `article` is its id, or "new". */
export function useArticleForm(saved: ArticleValues, article: string, revision?: number): ArticleForm {
  const user = useSessionUser();
  return useDraftForm({
    owner: user?.userId ?? '',
    form: 'article',
    thing: article,
    revision,
    saved,
    schema: articleDraftSchema,
    faultsOf: articleFaults,
    serverFaultsOf: serverArticleFaults,
    isSame: isSameArticle,
  });
}
