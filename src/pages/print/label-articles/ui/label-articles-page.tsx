import { useQuery } from '@tanstack/react-query';
import { generatePath, useParams } from 'react-router';
import { articleQueries, type Article } from '@/entities/article';
import { labelQueries } from '@/entities/label';
import { ArticleChoice } from '@/features/choose-article';
import { ListScanner } from '@/features/scan-to-print';
import { toId } from '@/shared/api';
import { paths } from '@/shared/routes';
import { useDocumentTitle } from '@/shared/lib/document-title';
import { PageHeader } from '@/shared/ui/page-header';
import { QueryView } from '@/shared/ui/query-view';
import { texts } from '../i18n';

/** /print-labels/:labelId/articles - the articles with a label. */
export function LabelArticlesPage() {
  const { labelId: asked = '' } = useParams();
  const labelId = toId(asked);
  const label = useQuery(labelQueries.detail(labelId));
  const title = label.data ? texts.title({ label: label.data.name }) : texts.anyTitle;
  useDocumentTitle(title);
  /** Returns the path for an article with the label; undefined for others, which a server lists if it ignores the label filter. */
  const printPathOf = ({ id, labels }: Article) =>
    labels.some((carried) => carried.labelId === labelId)
      ? generatePath(paths.printLabelArticle, { labelId: asked, articleId: String(id) })
      : undefined;
  return (
    <>
      {!label.data && <PageHeader title={title} backTo={paths.printLabels} />}
      <QueryView query={label}>
        {() => (
          <ArticleChoice
            title={title}
            description={texts.description}
            backTo={paths.printLabels}
            windowOf={(filter) => articleQueries.page({ ...filter, labelId })}
            printPathOf={printPathOf}
            none={texts.none}
          >
            <ListScanner pathOf={printPathOf} />
          </ArticleChoice>
        )}
      </QueryView>
    </>
  );
}
