import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { useSessionUser } from '@/entities/session';
import { PageHeader } from '@/shared/ui/page-header';
import { lazyPart } from '@/shared/ui/lazy-part';
import { texts } from '../i18n';

/** Loaded with the code for scanning and printing, so that the title of the screen does not wait for the cards. */
const WidgetCards = lazyPart(async () => ({ default: (await import('./widget-cards')).WidgetCards }));

/** All widgets of this person, ready to print with. */
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
