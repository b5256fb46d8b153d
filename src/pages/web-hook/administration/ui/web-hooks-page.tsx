import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { lazyPart } from '@/shared/ui/lazy-part';
import { NEW_RECORD, OPEN_PARAMETER } from '@/shared/routes';
import { WebHookList } from './web-hook-list';

/** Loaded when a form is opened, since the list does not need them. */
const AddWebHook = lazyPart(async () => ({ default: (await import('./add-web-hook')).AddWebHook }));
const EditWebHook = lazyPart(async () => ({ default: (await import('./edit-web-hook')).EditWebHook }));

/** /integrationwebhooks - the list of web hooks, or the form of the one named in the address or of a new one. */
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
