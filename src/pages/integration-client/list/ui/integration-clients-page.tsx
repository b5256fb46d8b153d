import { useQuery } from '@tanstack/react-query';
import { integrationClientQueries, scopeNames } from '@/entities/integration-client';
import { useDateFormat } from '@/entities/preference';
import { subscriptionQueries } from '@/entities/subscription';
import { paths } from '@/shared/routes';
import { AddButton } from '@/shared/ui/add-button';
import { DataList } from '@/shared/ui/data-list';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { QueryView } from '@/shared/ui/query-view';
import { texts } from '../i18n';
import { CLIENT_CARD_HEIGHT_PX, ClientCard, clientColumns } from './client-columns';

/** /integrationclients - the API clients with their states. */
export function IntegrationClientsPage() {
  const clients = useQuery(integrationClientQueries.list());
  const { data: subscription } = useQuery({ ...subscriptionQueries.current(), meta: { silent: true } });
  const dateOf = useDateFormat();
  const isIncluded = subscription?.integrationClientsEnabled !== false;
  return (
    <>
      <PageHeader
        title={texts.title}
        description={texts.description}
        actions={isIncluded && <AddButton to={paths.integrationClientAdd}>{texts.add}</AddButton>}
      />
      <QueryView query={clients} isOptionalCall>
        {(rows) => (
          <DataList
            caption={texts.caption}
            rowTexts={texts.rows}
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
              <EmptyState
                action={isIncluded && <AddButton to={paths.integrationClientAdd}>{texts.add}</AddButton>}
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
