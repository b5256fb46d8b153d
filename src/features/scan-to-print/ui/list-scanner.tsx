import { Suspense } from 'react';
import { lazyPart } from '@/shared/ui/lazy-part';
import type { ListScansProps } from './list-scans';
import { ScanPlace } from './scan-place';

/** Nobody scans before the list is drawn: the code of it comes after. */
const ListScans = lazyPart(async () => ({ default: (await import('./list-scans')).ListScans }));

/** Hears scans on a list of articles, and says what came of them. */
export function ListScanner(props: ListScansProps) {
  return (
    <Suspense fallback={<ScanPlace />}>
      <ListScans {...props} />
    </Suspense>
  );
}
