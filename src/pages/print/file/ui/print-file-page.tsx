import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { generatePath, useParams } from 'react-router';
import { labelQueries } from '@/entities/label';
import { toId } from '@/shared/api';
import { paths } from '@/shared/routes';
import { lazyPart } from '@/shared/ui/lazy-part';
import { PageHeader } from '@/shared/ui/page-header';
import { QueryView } from '@/shared/ui/query-view';
import { texts } from '../i18n';

const loadScreen = () => import('./print-file-screen');
/** Fetched while the label is: it has the code that reads and checks files. */
const PrintFileScreen = lazyPart(async () => ({ default: (await loadScreen()).PrintFileScreen }));

/** /print-labels/:labelId/file - print a label for each row of a file; nothing but print jobs is created. */
export function PrintFilePage() {
  const { labelId = '' } = useParams();
  const label = useQuery(labelQueries.detail(toId(labelId)));
  // Once more when it is shown, if this fails.
  useEffect(() => void loadScreen().catch(() => undefined), []);
  const backTo = generatePath(paths.printLabel, { id: labelId });
  return (
    <>
      {!label.data && <PageHeader title={texts.anyTitle} backTo={backTo} />}
      <QueryView query={label}>
        {(found) => (
          <Suspense fallback={<Skeleton height={320} />}>
            <PrintFileScreen key={found.labelId} label={found} backTo={backTo} />
          </Suspense>
        )}
      </QueryView>
    </>
  );
}
