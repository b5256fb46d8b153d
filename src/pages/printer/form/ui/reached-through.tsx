import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { type Agent, agentQueries } from '@/entities/agent';
import { useDateFormat } from '@/entities/preference';
import { isNotOffered, toId } from '@/shared/api';
import type { FieldsProps } from '@/shared/lib/form';
import { ConnectionBadge } from '@/shared/ui/connection-badge';
import { ErrorPanel } from '@/shared/ui/error-panel';
import { texts } from '../i18n';
import type { PrinterValues } from '../model/printer-form';
import classes from './setup.module.css';

/** Select field for the program that sends files to the printer; nothing if there are no agents or the server does not list them. */
export function ReachedThrough({ values, errors, change }: FieldsProps<PrinterValues>) {
  const { data: agents = [], error, refetch } = useQuery(agentQueries.watched());
  const statusId = useId();
  const { agentId } = values;
  const hasAgent = agentId !== '';
  if (!hasAgent && agents.length === 0) {
    const isQuiet = error === null || isNotOffered(error) || error.status === 403;
    return isQuiet ? null : (
      <ErrorPanel error={error} title={texts.agentsNotRead} onRetry={() => void refetch()} />
    );
  }
  const chosen = agents.find(({ id }) => id === agentId);
  return (
    <>
      <NativeSelect
        label={texts.through}
        description={texts.throughHint}
        size="md"
        value={String(agentId)}
        error={errors['agentId']}
        data={[
          { value: '', label: texts.ownHelper },
          ...agents.map(({ id, name, machineName }) => ({
            value: String(id),
            label: machineName === '' ? texts.agent({ name }) : texts.agentOn({ name, machine: machineName }),
          })),
          ...(hasAgent && !chosen ? [{ value: String(agentId), label: texts.goneAgent }] : []),
        ]}
        {...(chosen && { 'aria-describedby': statusId })}
        onChange={(event) => {
          const { value } = event.currentTarget;
          change({ agentId: value === '' ? '' : toId(value) });
        }}
      />
      {chosen && <AgentStatus id={statusId} agent={chosen} />}
    </>
  );
}

/** Connection status of the chosen agent: a printer behind a disconnected agent prints when it reconnects. */
function AgentStatus({ id, agent }: { id: string; agent: Agent }) {
  const dateOf = useDateFormat();
  const { connectionStatus, isEnabled, lastSeenAt } = agent;
  const isAway = !isEnabled || connectionStatus !== 'connected';
  return (
    <div id={id} className={classes['status']} role="status">
      <ConnectionBadge status={connectionStatus} isEnabled={isEnabled} />
      {isAway && (
        <span className={classes['hint']}>
          {[lastSeenAt !== '' && texts.agentSeen({ when: dateOf(lastSeenAt) }), texts.agentAway]
            .filter(Boolean)
            .join(' ')}
        </span>
      )}
    </div>
  );
}
