import { Skeleton } from '@mantine/core';
import { Suspense, useEffect } from 'react';
import { lazyPart } from '@/shared/ui/lazy-part';
import { loadPrintOrder } from '../api/send-print-job-mutation';
import type { PrintProgressProps } from './print-progress-panel';

const load = () => import('./print-progress-panel');

const Panel = lazyPart(async () => ({ default: (await load()).PrintProgressPanel }));

/** A print job, unfolded in place. Its code comes after the screen is drawn: see `usePrintProgressCode`. */
export function PrintProgress(props: PrintProgressProps) {
  return (
    <Suspense fallback={<Skeleton height={120} />}>
      <Panel {...props} />
    </Suspense>
  );
}

/** Fetches what printing needs while nothing is printed yet, so that it is there even if the network goes. */
export function usePrintProgressCode(): void {
  useEffect(() => {
    load().catch(() => undefined);
    loadPrintOrder().catch(() => undefined);
  }, []);
}
