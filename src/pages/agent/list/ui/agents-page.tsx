import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { agentQueries } from '@/entities/agent';
import { useDateFormat } from '@/entities/preference';
import { subscriptionQueries } from '@/entities/subscription';
import { AddButton } from '@/shared/ui/add-button';
import { DataList } from '@/shared/ui/data-list';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { QueryView } from '@/shared/ui/query-view';
import { StaleNotice } from '@/shared/ui/stale-notice';
import { openedPath, paths, NEW_RECORD } from '@/shared/routes';
import { texts } from '../i18n';
import { AGENT_CARD_HEIGHT_PX, AgentCard, agentColumns, printerNames } from './agent-columns';

/** /activeagents - the agents with their connection status, number of pending jobs, and printers. */
export function AgentsPage() {
  const agents = useQuery(agentQueries.watched());
  const { data: subscription } = useQuery({ ...subscriptionQueries.current(), meta: { silent: true } });
  const dateOf = useDateFormat();
  const isIncluded = subscription?.agentsEnabled !== false;
  const hasUnusable = !isIncluded && (agents.data?.length ?? 0) > 0;
  return (
    <>
      <PageHeader
        title={texts.title}
        description={texts.description}
        actions={
          isIncluded && <AddButton to={openedPath(paths.activeAgents, NEW_RECORD)}>{texts.add}</AddButton>
        }
      />
      {hasUnusable && (
        <Alert color="yellow" role="status" mb="md">
          {texts.notIncludedAnyMore}
        </Alert>
      )}
      <StaleNotice query={agents} />
      <QueryView query={agents} isOptionalCall>
        {(rows) => (
          <DataList
            caption={texts.caption}
            rowTexts={texts.rows}
            rows={rows}
            keyOf={({ id }) => id}
            nameOf={({ name }) => name}
            columns={agentColumns(dateOf)}
            search={{
              label: texts.search,
              textOf: (agent) => [agent.name, agent.machineName, printerNames(agent)].join(' '),
            }}
            defaultSort={{ key: 'name', isDescending: false }}
            card={{
              heightPx: AGENT_CARD_HEIGHT_PX,
              title: texts.agent,
              render: (agent) => <AgentCard agent={agent} dateOf={dateOf} />,
            }}
            empty={
              <EmptyState
                action={
                  isIncluded && (
                    <AddButton to={openedPath(paths.activeAgents, NEW_RECORD)}>{texts.add}</AddButton>
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
