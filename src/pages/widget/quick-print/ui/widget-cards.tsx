import { useSearchParams } from 'react-router';
import type { SessionUser } from '@/entities/session';
import { canAddFavorite, useWidgets } from '@/entities/widget';
import { WidgetDeck } from '@/features/quick-print';
import { QuickPrintJob } from '@/features/send-print-job';
import { EmptyState } from '@/shared/ui/empty-state';
import { QueryView } from '@/shared/ui/query-view';
import { texts } from '../i18n';

/** Parameter of the address with the card that was chosen on another screen. */
const WIDGET_PARAM = 'widget';

/** Cards of the person; the requested one is scrolled into view first. */
export function WidgetCards({ user }: { user: SessionUser }) {
  const widgets = useWidgets(user);
  const wanted = useSearchParams()[0].get(WIDGET_PARAM);
  return (
    <QueryView query={widgets} empty={<EmptyState>{texts.none}</EmptyState>}>
      {(rows) => (
        <WidgetDeck
          widgets={rows}
          user={user}
          canAddFavorite={canAddFavorite(rows)}
          startAt={rows.find(({ id }) => String(id) === wanted)?.id}
          printJob={QuickPrintJob}
          headingOrder={2}
        />
      )}
    </QueryView>
  );
}
