import { Suspense } from 'react';
import { afterFirstScreen } from '@/shared/lib/timing';
import { lazyPart } from '@/shared/ui/lazy-part';
import type { ListScansProps } from './list-scans';
import { ScanPlace } from './scan-place';
import classes from './scan-status.module.css';

/** Loaded after the list, because nobody scans before it is drawn. */
const ListScans = lazyPart(async () => {
  await afterFirstScreen();
  return { default: (await import('./list-scans')).ListScans };
});

/** Handles scans on a list of articles, and shows their result. */
export function ListScanner(props: ListScansProps) {
  return (
    <div className={classes['above-list']}>
      <Suspense fallback={<ScanPlace />}>
        <ListScans {...props} />
      </Suspense>
    </div>
  );
}
