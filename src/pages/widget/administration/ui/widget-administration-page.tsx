import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useSessionUser } from '@/entities/session';
import { lazyPart } from '@/shared/ui/lazy-part';
import { OPEN_PARAMETER } from '@/shared/routes';

/** Two screens at one address; each is loaded only when it is opened. */
const WidgetList = lazyPart(async () => ({ default: (await import('./widget-list')).WidgetList }));
const WidgetSetup = lazyPart(async () => ({ default: (await import('./widget-setup')).WidgetSetup }));

/** /admin/widgets - the widgets of the organisation; ?open=ID or ?open=new opens the form of one. */
export function WidgetAdministrationPage() {
  const user = useSessionUser();
  const edited = useSearchParams()[0].get(OPEN_PARAMETER) ?? '';
  if (!user) return null;
  return (
    <Suspense>
      {edited === '' ? <WidgetList user={user} /> : <WidgetSetup user={user} edited={edited} />}
    </Suspense>
  );
}
