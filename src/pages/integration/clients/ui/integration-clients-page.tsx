import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { integrationClientQueries, scopeNames } from '@/entities/integration-client';
import { useDateWords } from '@/entities/preference';
import { subscriptionQueries } from '@/entities/subscription';
import { useListOrigin } from '@/shared/lib/way-back';
import { paths } from '@/shared/routes';
import { DataList } from '@/shared/ui/data-list';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { QueryView } from '@/shared/ui/query-view';
import { CLIENT_CARD_HEIGHT_PX, ClientCard } from './client-card';
import { clientColumns } from './client-columns';
import { texts } from './texts';

/** /integrationclients - the programs that may call, and how each of them stands. */
export function IntegrationClientsPage() {
  const clients = useQuery(integrationClientQueries.list());
  const { data: subscription } = useQuery({ ...subscriptionQueries.current(), meta: { silent: true } });
  const dateOf = useDateWords();
  const isIncluded = subscription?.integrationClientsEnabled !== false;
  return (
    <>
      <PageHeader title={texts.title} description={texts.description} actions={isIncluded && <AddClient />} />
      <QueryView query={clients} isOptionalCall>
        {(rows) => (
          <DataList
            caption={texts.caption}
            noun={texts.noun}
            rows={rows}
            keyOf={({ integrationClientId }) => integrationClientId}
            nameOf={({ name }) => name}
            columns={clientColumns(dateOf)}
            search={{
              label: texts.search,
              textOf: ({ name, clientId, scopes }) => [name, clientId, ...scopeNames(scopes)].join(' '),
            }}
            defaultSort={{ key: 'name', isDescending: false }}
            card={{
              heightPx: CLIENT_CARD_HEIGHT_PX,
              title: texts.name,
              render: (client) => <ClientCard client={client} dateOf={dateOf} />,
            }}
            empty={
              <EmptyState action={isIncluded && <AddClient />}>
                {isIncluded ? texts.none : texts.notIncluded}
              </EmptyState>
            }
          />
        )}
      </QueryView>
    </>
  );
}

function AddClient() {
  const origin = useListOrigin();
  return (
    <Button
      component={Link}
      to={paths.integrationClientAdd}
      state={origin}
      leftSection={<Plus size={16} aria-hidden />}
    >
      {texts.add}
    </Button>
  );
}
