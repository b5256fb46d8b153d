import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useSessionUser } from '@/entities/session';
import { useAdministeredWidgets } from '@/entities/widget';
import { toId } from '@/shared/api';
import { NEW_RECORD, OPEN_PARAMETER, paths } from '@/shared/routes';
import { RecordStatus, useLastKnown } from '@/shared/ui/record-status';
import { lazyPart } from '@/shared/ui/lazy-part';
import { texts } from '../i18n';

const AddWidgetScreen = lazyPart(async () => ({
  default: (await import('./add-widget-screen')).AddWidgetScreen,
}));
const EditWidgetScreen = lazyPart(async () => ({
  default: (await import('./edit-widget-screen')).EditWidgetScreen,
}));

/** /admin/widgets?open=ID or ?open=new - the form of a widget. */
export function WidgetPage() {
  const user = useSessionUser();
  const edited = useSearchParams()[0].get(OPEN_PARAMETER) ?? '';
  return user && <OpenedWidget organizationId={user.organizationId} edited={edited} />;
}

interface OpenedWidgetProps {
  organizationId: string;
  /** The id of a widget in the address, or "new". */
  edited: string;
}

/** Form of one widget, or a notice if it does not exist. */
function OpenedWidget({ organizationId, edited }: OpenedWidgetProps) {
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
