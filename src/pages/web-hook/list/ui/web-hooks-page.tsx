import { useQuery } from '@tanstack/react-query';
import { useDateFormat } from '@/entities/preference';
import { subscriptionQueries } from '@/entities/subscription';
import { eventName, webHookQueries } from '@/entities/web-hook';
import { AddButton } from '@/shared/ui/add-button';
import { DataList } from '@/shared/ui/data-list';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { QueryView } from '@/shared/ui/query-view';
import { NEW_RECORD, openedPath, paths } from '@/shared/routes';
import { texts } from '../i18n';
import { HOOK_CARD_HEIGHT_PX, HookCard, hookColumns } from './hook-columns';

/** /integrationwebhooks - the web hooks with their events and last delivery. */
export function WebHooksPage() {
  const hooks = useQuery(webHookQueries.list());
  const { data: subscription } = useQuery({ ...subscriptionQueries.current(), meta: { silent: true } });
  const dateOf = useDateFormat();
  const isIncluded = subscription?.integrationWebHooksEnabled !== false;
  return (
    <>
      <PageHeader
        title={texts.title}
        description={texts.description}
        actions={isIncluded && <AddButton to={openedPath(paths.webHooks, NEW_RECORD)}>{texts.add}</AddButton>}
      />
      <QueryView query={hooks} isOptionalCall>
        {(rows) => (
          <DataList
            caption={texts.caption}
            rowTexts={texts.rows}
            rows={rows}
            keyOf={({ webHookId }) => webHookId}
            nameOf={({ name }) => name}
            columns={hookColumns(dateOf)}
            search={{
              label: texts.search,
              textOf: ({ name, url, events }) => [name, url, ...events.map(eventName)].join(' '),
            }}
            defaultSort={{ key: 'name', isDescending: false }}
            card={{
              heightPx: HOOK_CARD_HEIGHT_PX,
              title: texts.hook,
              render: (hook) => <HookCard hook={hook} />,
            }}
            empty={
              <EmptyState
                action={
                  isIncluded && <AddButton to={openedPath(paths.webHooks, NEW_RECORD)}>{texts.add}</AddButton>
                }
              >
                {isIncluded ? texts.none : texts.notIncluded}
              </EmptyState>
            }
          />
        )}
      </QueryView>
    </>
  );
}
