import type { QueryClient } from '@tanstack/react-query';
import { generatePath, useParams, type Params } from 'react-router';
import {
  articleSubject,
  fetchPrintParts,
  PrintLabelScreen,
  readArticleToPrint,
  useArticleToPrint,
} from '@/features/print-label';
import { ArticleScanner, fetchScannerParts } from '@/features/scan-to-print';
import { LabelPrintJob } from '@/features/send-print-job';
import { toId } from '@/shared/api';
import { paths } from '@/shared/routes';
import { PageHeader } from '@/shared/ui/page-header';
import { QueryView } from '@/shared/ui/query-view';
import { texts } from '../i18n';

/** /print-article/:id/:connectorId? and /print-connector-article/:connectorId/:id - fill in and print an article's label. */
export function PrintArticlePage() {
  const { articleId, connectorId } = idsIn(useParams());
  const article = useArticleToPrint(articleId, connectorId);
  const backTo = generatePath(paths.printArticles, {
    connectorId: connectorId === undefined ? null : String(connectorId),
  });
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

/** Fetches what the screen shows right after itself. */
export const fetchParts = (): Promise<unknown> => Promise.all([fetchPrintParts(), fetchScannerParts()]);

/** Starts what the screen reads first. */
export const firstReads = (client: QueryClient, params: Params): Promise<void> => {
  const { articleId, connectorId } = idsIn(params);
  return readArticleToPrint(client, articleId, connectorId);
};

const idsIn = ({ id = '', connectorId }: Params) => ({
  articleId: toId(id),
  connectorId: connectorId === undefined ? undefined : toId(connectorId),
});
