import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { useDateWords } from '@/entities/preference';
import { subscriptionQueries } from '@/entities/subscription';
import { useListOrigin } from '@/shared/lib/way-back';
import { DataList } from '@/shared/ui/data-list';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { QueryView } from '@/shared/ui/query-view';
import { webHookQueries } from '../api/web-hook-queries';
import { eventName } from '../model/hook-events';
import { hookPath, NEW_HOOK } from '../model/opened-hook';
import { texts } from './texts';
import { HOOK_CARD_HEIGHT_PX, HookCard } from './hook-card';
import { hookColumns } from './hook-columns';

/** The web hooks, what they are told of, and what came of it last. */
export function WebHookList() {
  const hooks = useQuery(webHookQueries.list());
  const { data: subscription } = useQuery({ ...subscriptionQueries.current(), meta: { silent: true } });
  const dateOf = useDateWords();
  const isIncluded = subscription?.integrationWebHooksEnabled !== false;
  return (
    <>
      <PageHeader title={texts.title} description={texts.description} actions={isIncluded && <AddHook />} />
      <QueryView query={hooks} isOptionalCall>
        {(rows) => (
          <DataList
            caption={texts.caption}
            noun={texts.noun}
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
              <EmptyState action={isIncluded && <AddHook />}>
                {isIncluded ? texts.none : texts.notIncluded}
              </EmptyState>
            }
          />
        )}
      </QueryView>
    </>
  );
}

function AddHook() {
  const origin = useListOrigin();
  return (
    <Button
      component={Link}
      to={hookPath(NEW_HOOK)}
      state={origin}
      leftSection={<Plus size={16} aria-hidden />}
    >
      {texts.add}
    </Button>
  );
}
