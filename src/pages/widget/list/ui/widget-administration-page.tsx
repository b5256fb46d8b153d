import { Alert, VisuallyHidden } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type SessionUser, useSessionUser } from '@/entities/session';
import { useWidgetLimit } from '@/entities/subscription';
import { type AdministeredWidgets, useAdministeredWidgets } from '@/entities/widget';
import { useHeadingFocus } from '@/shared/ui/main-focus';
import { moved } from '@/shared/lib/sorting';
import { AddButton } from '@/shared/ui/add-button';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { QueryView } from '@/shared/ui/query-view';
import { NEW_RECORD, openedPath, paths } from '@/shared/routes';
import { orderWidgetsMutation } from '../api/order-widgets-mutation';
import { texts } from '../i18n';
import { FileActions } from './file-actions';
import { StorageNotices } from './storage-notices';
import classes from './widget-administration.module.css';
import { WidgetRow } from './widget-row';

/** /admin/widgets - the widgets of the organisation in their order, with the limit of the subscription. */
export function WidgetAdministrationPage() {
  const user = useSessionUser();
  return user && <WidgetList user={user} />;
}

function WidgetList({ user }: { user: SessionUser }) {
  const widgets = useAdministeredWidgets(user.organizationId);
  useHeadingFocus();
  return (
    <>
      <PageHeader
        title={texts.title}
        description={texts.description}
        actions={
          <>
            {widgets.data && <FileActions user={user} all={widgets.data} />}
            <AddButton to={openedPath(paths.widgetAdministration, NEW_RECORD)}>{texts.add}</AddButton>
          </>
        }
      />
      <QueryView query={widgets}>{(all) => <OrderedWidgets user={user} all={all} />}</QueryView>
    </>
  );
}

function OrderedWidgets({ user: { organizationId }, all }: { user: SessionUser; all: AdministeredWidgets }) {
  const { widgets, waiting, isOffered } = all;
  const [told, setTold] = useState('');
  const limit = useWidgetLimit(widgets.length);
  const { mutate: order, error } = useMutation(orderWidgetsMutation());
  // Widgets that exist only in this browser come after those of the server and are sorted separately.
  const stored = widgets.slice(0, widgets.length - waiting.length);
  const move = (index: number, step: -1 | 1) => {
    const name = widgets[index]?.name || texts.unnamed;
    order({ organizationId, isOffered, ids: moved(widgets, index, step).map(({ id }) => id) });
    setTold(texts.movedTo({ name, place: index + step + 1, count: widgets.length }));
  };
  return (
    <div className={classes['page']}>
      {limit && (
        <Alert color={limit.isBlocked ? 'yellow' : 'gray'} role={limit.isBlocked ? 'status' : 'note'}>
          {limit.sentence}
        </Alert>
      )}
      <StorageNotices organizationId={organizationId} all={all} />
      {error && (
        <Alert color="red" role="alert">
          {texts.notMoved({ reason: error.message })}
        </Alert>
      )}
      {widgets.length === 0 ? (
        <EmptyState
          action={<AddButton to={openedPath(paths.widgetAdministration, NEW_RECORD)}>{texts.add}</AddButton>}
        >
          {texts.none}
        </EmptyState>
      ) : (
        <ol className={classes['list']} aria-label={texts.list}>
          {widgets.map((widget, index) => {
            const isStored = index < stored.length;
            return (
              <WidgetRow
                key={widget.id}
                widget={widget}
                isOnlyHere={isOffered && !isStored}
                index={isStored ? index : index - stored.length}
                count={isStored ? stored.length : waiting.length}
                onMove={(step) => move(index, step)}
              />
            );
          })}
        </ol>
      )}
      <VisuallyHidden role="status">{told}</VisuallyHidden>
    </div>
  );
}
