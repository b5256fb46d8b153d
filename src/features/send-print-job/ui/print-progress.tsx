import { Skeleton } from '@mantine/core';
import { Suspense, useEffect } from 'react';
import { lazyPart } from '@/shared/ui/lazy-part';
import { loadPrintOrder } from '../api/send-print-job-mutation';
import type { PrintProgressProps } from './print-progress-panel';

const load = () => import('./print-progress-panel');

const Panel = lazyPart(async () => ({ default: (await load()).PrintProgressPanel }));

/** Inline panel of a print job. Its code is loaded after the screen is drawn: see `usePrintProgressCode`. */
export function PrintProgress(props: PrintProgressProps) {
  return (
    <Suspense fallback={<Skeleton height={120} />}>
      <Panel {...props} />
    </Suspense>
  );
}

/** Loads the code for printing in advance, so that it is available even if the network fails. */
export function usePrintProgressCode(): void {
  useEffect(() => {
    load().catch(() => undefined);
    loadPrintOrder().catch(() => undefined);
  }, []);
}
