import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { lazyPart } from '@/shared/ui/lazy-part';
import { NEW_RECORD, OPEN_PARAMETER } from '@/shared/routes';
import { WebHookList } from './web-hook-list';

/** The forms come when they are opened: who looks at the list does not wait for them. */
const AddWebHook = lazyPart(async () => ({ default: (await import('./add-web-hook')).AddWebHook }));
const EditWebHook = lazyPart(async () => ({ default: (await import('./edit-web-hook')).EditWebHook }));

/** /integrationwebhooks - the web hooks; the one that is open, or the form of a new one, stands in the address. */
export function WebHooksPage() {
  const [parameters] = useSearchParams();
  const open = parameters.get(OPEN_PARAMETER) ?? '';
  if (open === '') return <WebHookList />;
  return (
    <Suspense fallback={<Skeleton height={480} />}>
      {open === NEW_RECORD ? <AddWebHook /> : <EditWebHook key={open} id={open} />}
    </Suspense>
  );
}
