import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { useSessionUser } from '@/entities/session';
import { PageHeader } from '@/shared/ui/page-header';
import { lazyPart } from '@/shared/ui/lazy-part';
import { texts } from '../i18n';

/** The cards come with all that scanning and printing take: the title of the screen does not wait for them. */
const WidgetCards = lazyPart(async () => ({ default: (await import('./widget-cards')).WidgetCards }));

/** Every widget this person sees, ready to print from. */
export function QuickPrintPage() {
  const user = useSessionUser();
  return (
    <>
      <PageHeader title={texts.title} description={texts.description} />
      {user && (
        <Suspense fallback={<Skeleton height={480} />}>
          <WidgetCards user={user} />
        </Suspense>
      )}
    </>
  );
}
