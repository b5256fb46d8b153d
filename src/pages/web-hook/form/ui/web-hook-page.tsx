import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { NEW_RECORD, OPEN_PARAMETER } from '@/shared/routes';
import { lazyPart } from '@/shared/ui/lazy-part';
import { AddWebHook } from './add-web-hook';

/** Loaded separately, since it is not needed to add a web hook. */
const EditWebHook = lazyPart(async () => ({ default: (await import('./edit-web-hook')).EditWebHook }));

/** /integrationwebhooks?open=ID or ?open=new - the form of a web hook. */
export function WebHookPage() {
  const open = useSearchParams()[0].get(OPEN_PARAMETER) ?? '';
  if (open === NEW_RECORD) return <AddWebHook />;
  return (
    <Suspense fallback={<Skeleton height={480} />}>
      <EditWebHook key={open} id={open} />
    </Suspense>
  );
}
