import { useMutation, useQueryClient } from '@tanstack/react-query';
import { agentQueries, type Agent, type AgentWithKey } from '@/entities/agent';
import { orNotOffered, rereadOnConflict } from '@/shared/api';
import { paths } from '@/shared/routes';
import { ConnectionBadge } from '@/shared/ui/connection-badge';
import { PageFrame } from '@/shared/ui/page-frame';
import { changeAgentMutation, deleteAgentMutation } from '../api/agent-mutation';
import { agentRequest, valuesOf, type AgentValues } from '../model/agent-values';
import { useAgentForm } from '../model/use-agent-form';
import { AgentFields } from './agent-fields';
import classes from './agents.module.css';
import { KeySection } from './key-section';
import { MachineSection } from './machine-section';
import { texts } from './texts';

interface EditAgentScreenProps {
  agent: Agent;
  onNewKey: (agent: AgentWithKey) => void;
}

/** The form over one agent, and what is known of its machine. */
export function EditAgentScreen({ agent, onNewKey }: EditAgentScreenProps) {
  const queries = useQueryClient();
  const { id, name } = agent;
  const form = useAgentForm(valuesOf(agent), String(id), agent.revision);
  const { mutateAsync: change } = useMutation(changeAgentMutation());
  const { mutateAsync: remove } = useMutation(deleteAgentMutation());
  const { reason } = form;
  const save = (values: AgentValues, revision: number | undefined) =>
    rereadOnConflict(change({ id, revision, ...agentRequest(values) }), queries, agentQueries.all());
  return (
    <PageFrame
      title={name}
      badge={<ConnectionBadge status={agent.connectionStatus} isEnabled={agent.isEnabled} />}
      backTo={paths.activeAgents}
      isChanged={form.isChanged}
      isRestored={form.isRestored}
      validate={() => (reason === '' ? { isValid: true } : { isValid: false, reason })}
      submit={{ kind: 'save', run: () => form.submit(save) }}
      onDiscard={form.discard}
      removal={{
        name,
        run: () => orNotOffered(remove(id), texts.deleteNotOffered),
      }}
    >
      <div className={classes['form']}>
        <AgentFields form={form} areFaultsShown hasSwitch />
        <MachineSection agent={agent} />
        <KeySection agent={agent} isBlocked={form.isChanged} onNewKey={onNewKey} />
      </div>
    </PageFrame>
  );
}
