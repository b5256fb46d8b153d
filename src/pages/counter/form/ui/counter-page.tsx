import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { NEW_RECORD, OPEN_PARAMETER } from '@/shared/routes';
import { lazyPart } from '@/shared/ui/lazy-part';
import { AddCounter } from './add-counter';

/** Loaded separately, since it is not needed to add a counter. */
const EditCounter = lazyPart(async () => ({ default: (await import('./edit-counter')).EditCounter }));

/** /counters?open=ID or ?open=new - the form of a counter. */
export function CounterPage() {
  const open = useSearchParams()[0].get(OPEN_PARAMETER) ?? '';
  if (open === NEW_RECORD) return <AddCounter />;
  return (
    <Suspense fallback={<Skeleton height={480} />}>
      <EditCounter key={open} id={open} />
    </Suspense>
  );
}
