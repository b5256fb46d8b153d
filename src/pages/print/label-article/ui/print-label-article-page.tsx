import { Suspense } from 'react';
import { generatePath, useParams } from 'react-router';
import { articleLabelSubject, PrintLabelScreen, useArticleToPrint } from '@/features/print-label';
import { LabelScanner } from '@/features/scan-to-print';
import { LabelPrintJob } from '@/features/send-print-job';
import { toId } from '@/shared/api';
import { paths } from '@/shared/routes';
import { PageHeader } from '@/shared/ui/page-header';
import { QueryView } from '@/shared/ui/query-view';
import { lazyPart } from '@/shared/ui/lazy-part';
import { texts } from '../i18n';

/** Loaded separately, since it is rarely needed and printing should not wait for it. */
const NotLinked = lazyPart(async () => ({ default: (await import('./not-linked')).NotLinked }));

/** /print-labels/:labelId/article/:articleId/:connectorId? - one label of one article. */
export function PrintLabelArticlePage() {
  const { labelId = '', articleId = '', connectorId: connector } = useParams();
  const connectorId = connector === undefined ? undefined : toId(connector);
  const article = useArticleToPrint(toId(articleId), connectorId);
  const label = article.data?.labels.find((carried) => carried.labelId === toId(labelId));
  const backTo = generatePath(paths.printLabelArticles, { labelId });
  return (
    <>
      {!label && <PageHeader title={texts.title} backTo={backTo} />}
      <QueryView query={article} isOptionalCall={connectorId !== undefined}>
        {(found) =>
          label ? (
            <PrintLabelScreen
              subject={articleLabelSubject(found, label, connectorId)}
              backTo={backTo}
              printJob={LabelPrintJob}
              scanner={LabelScanner}
            />
          ) : (
            <Suspense fallback={null}>
              <NotLinked article={found} labelId={labelId} connectorId={connector ?? null} />
            </Suspense>
          )
        }
      </QueryView>
    </>
  );
}
