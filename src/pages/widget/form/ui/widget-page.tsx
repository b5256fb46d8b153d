import { Suspense } from 'react';
import type { SessionUser } from '@/entities/session';
import { useAdministeredWidgets } from '@/entities/widget';
import { toId } from '@/shared/api';
import { paths, NEW_RECORD } from '@/shared/routes';
import { RecordStatus, useLastKnown } from '@/shared/ui/record-status';
import { lazyPart } from '@/shared/ui/lazy-part';
import { texts } from '../i18n';

const AddWidgetScreen = lazyPart(async () => ({
  default: (await import('./add-widget-screen')).AddWidgetScreen,
}));
const EditWidgetScreen = lazyPart(async () => ({
  default: (await import('./edit-widget-screen')).EditWidgetScreen,
}));

interface WidgetSetupProps {
  user: SessionUser;
  /** The id of a widget in the address, or "new". */
  edited: string;
}

/** Form of one widget, or a notice if it does not exist. */
export function WidgetSetup({ user: { organizationId }, edited }: WidgetSetupProps) {
  const query = useAdministeredWidgets(organizationId);
  const found = query.data?.widgets.find(({ id }) => id === toId(edited));
  // A deleted widget stays on the screen until the list opens.
  const widget = useLastKnown(found, edited);
  if (query.data && edited === NEW_RECORD)
    return (
      <Suspense>
        <AddWidgetScreen organizationId={organizationId} all={query.data} />
      </Suspense>
    );
  if (query.data && widget)
    return (
      <Suspense>
        <EditWidgetScreen
          key={edited}
          place={{ organizationId, isOffered: query.data.isOffered }}
          widget={widget}
        />
      </Suspense>
    );
  return (
    <RecordStatus
      query={query}
      isMissing={query.data !== undefined}
      listPath={paths.widgetAdministration}
      texts={texts}
    />
  );
}
