import { generatePath, useParams } from 'react-router';
import { articleSubject, PrintLabelScreen, useArticleToPrint } from '@/features/print-label';
import { ArticleScanner } from '@/features/scan-to-print';
import { LabelPrintJob } from '@/features/send-print-job';
import { toId } from '@/shared/api';
import { paths } from '@/shared/routes';
import { PageHeader } from '@/shared/ui/page-header';
import { QueryView } from '@/shared/ui/query-view';
import { texts } from '../i18n';

/** /print-article/:id/:connectorId? and /print-connector-article/:connectorId/:id - fill in and print an article's label. */
export function PrintArticlePage() {
  const { id = '', connectorId: connector } = useParams();
  const connectorId = connector === undefined ? undefined : toId(connector);
  const article = useArticleToPrint(toId(id), connectorId);
  const backTo = generatePath(paths.printArticles, { connectorId: connector ?? null });
  return (
    <>
      {!article.data && <PageHeader title={texts.title} backTo={backTo} />}
      <QueryView query={article} isOptionalCall={connectorId !== undefined}>
        {(found) => (
          <PrintLabelScreen
            subject={articleSubject(found, connectorId)}
            backTo={backTo}
            printJob={LabelPrintJob}
            scanner={ArticleScanner}
          />
        )}
      </QueryView>
    </>
  );
}
