import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { connectorSetupQueries } from '@/entities/connector';
import { useDateFormat } from '@/entities/preference';
import { subscriptionQueries } from '@/entities/subscription';
import { AddButton } from '@/shared/ui/add-button';
import { DataList } from '@/shared/ui/data-list';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { QueryView } from '@/shared/ui/query-view';
import { StaleNotice } from '@/shared/ui/stale-notice';
import { paths, NEW_RECORD, openedPath } from '@/shared/routes';
import { texts } from '../i18n';
import { CONNECTOR_CARD_HEIGHT_PX, ConnectorCard, connectorColumns } from './connector-columns';

/** /connectors - the connectors with their connection status. */
export function ConnectorsPage() {
  const connectors = useQuery(connectorSetupQueries.list());
  const { data: subscription } = useQuery({ ...subscriptionQueries.current(), meta: { silent: true } });
  const dateOf = useDateFormat();
  const isIncluded = subscription?.connectorsEnabled !== false;
  const hasUnusable = !isIncluded && (connectors.data?.length ?? 0) > 0;
  return (
    <>
      <PageHeader
        title={texts.title}
        description={texts.description}
        actions={
          isIncluded && <AddButton to={openedPath(paths.connectors, NEW_RECORD)}>{texts.add}</AddButton>
        }
      />
      {hasUnusable && (
        <Alert color="yellow" role="status" mb="md">
          {texts.notIncludedAnyMore}
        </Alert>
      )}
      <StaleNotice query={connectors} />
      <QueryView query={connectors} isOptionalCall>
        {(rows) => (
          <DataList
            caption={texts.caption}
            rowTexts={texts.rows}
            rows={rows}
            keyOf={({ id }) => id}
            nameOf={({ name }) => name}
            columns={connectorColumns(dateOf)}
            search={{
              label: texts.search,
              textOf: ({ name, machineName }) => `${name} ${machineName}`,
            }}
            defaultSort={{ key: 'name', isDescending: false }}
            card={{
              heightPx: CONNECTOR_CARD_HEIGHT_PX,
              title: texts.connector,
              render: (connector) => <ConnectorCard connector={connector} dateOf={dateOf} />,
            }}
            empty={
              <EmptyState
                action={
                  isIncluded && (
                    <AddButton to={openedPath(paths.connectors, NEW_RECORD)}>{texts.add}</AddButton>
                  )
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
