import { useSessionUser, type SessionUser } from '@/entities/session';
import { canAddFavorite, useWidgets } from '@/entities/widget';
import { WidgetDeck } from '@/features/quick-print';
import { QuickPrintJob } from '@/features/send-print-job';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { QueryView } from '@/shared/ui/query-view';
import { texts } from './texts';

/** Every widget this person sees, ready to print from. */
export function QuickPrintPage() {
  const user = useSessionUser();
  return (
    <>
      <PageHeader title={texts.title} description={texts.description} />
      {user && <Widgets user={user} />}
    </>
  );
}

function Widgets({ user }: { user: SessionUser }) {
  const widgets = useWidgets(user);
  return (
    <QueryView query={widgets} empty={<EmptyState>{texts.none}</EmptyState>}>
      {(rows) => (
        <WidgetDeck
          widgets={rows}
          user={user}
          canAddFavorite={canAddFavorite(rows)}
          printJob={QuickPrintJob}
          headingOrder={2}
        />
      )}
    </QueryView>
  );
}
