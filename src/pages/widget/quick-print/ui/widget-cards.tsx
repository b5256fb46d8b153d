import { useSearchParams } from 'react-router';
import type { SessionUser } from '@/entities/session';
import { canAddFavorite, useWidgets } from '@/entities/widget';
import { WidgetDeck } from '@/features/quick-print';
import { QuickPrintJob } from '@/features/send-print-job';
import { EmptyState } from '@/shared/ui/empty-state';
import { QueryView } from '@/shared/ui/query-view';
import { texts } from '../i18n';

/** The parameter of the address with the card that somebody chose on another screen. */
const WIDGET_PARAM = 'widget';

/** The person's cards, the wanted one first in view. */
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
