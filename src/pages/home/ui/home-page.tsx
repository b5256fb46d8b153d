import { fullNameOf, useSessionUser } from '@/entities/session';
import { UnfinishedPrints } from '@/features/send-print-job';
import { WidgetStrip } from '@/features/quick-print';
import { PageHeader } from '@/shared/ui/page-header';
import { PrintWayList } from './print-way-list';
import { PrintingCard } from './printing-card';
import { texts } from './texts';

/** Where a member starts: the favourites, ready to print, and every other way to a label. */
export function HomePage() {
  const user = useSessionUser();
  return (
    <>
      <PageHeader
        title={user ? texts.welcome(fullNameOf(user)) : texts.title}
        description={texts.description}
      />
      <UnfinishedPrints />
      {user && <WidgetStrip user={user} card={PrintingCard} />}
      <PrintWayList />
    </>
  );
}
