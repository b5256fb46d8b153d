import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Agent, agentQueries, type AgentWithKey } from '@/entities/agent';
import { useDateFormat } from '@/entities/preference';
import { orNotOffered, rereadOnConflict, toId } from '@/shared/api';
import { paths } from '@/shared/routes';
import { ConnectionBadge } from '@/shared/ui/connection-badge';
import { KeySection } from '@/shared/ui/created-secret';
import { PageFrame } from '@/shared/ui/page-frame';
import { RecordStatus, useLastKnown } from '@/shared/ui/record-status';
import { changeAgentMutation, deleteAgentMutation, renewAgentKeyMutation } from '../api/agent-mutation';
import { texts } from '../i18n';
import { agentRequest, type AgentValues, useAgentForm, valuesOf } from '../model/agent-form';
import { AgentFields } from './agent-fields';
import classes from './agents.module.css';
import { MachineSection } from './machine-section';
import { NewAgentKey } from './new-agent-key';

/** An agent as it is now, to be renamed, switched off, given a key, or deleted. */
export function EditAgent({ id }: { id: string }) {
  const agents = useQuery({ ...agentQueries.watched(), refetchOnMount: 'always' });
  const found = agents.data?.find((one) => one.id === toId(id));
  const agent = useLastKnown(found, id);
  const [made, setMade] = useState<AgentWithKey>();
  if (made) return <NewAgentKey agent={made} onDone={() => setMade(undefined)} />;
  if (agent) return <EditAgentScreen agent={agent} onNewKey={setMade} />;
  return (
    <RecordStatus
      query={agents}
      isMissing={agents.data !== undefined}
      listPath={paths.activeAgents}
      texts={texts}
      isOptionalCall
    />
  );
}

interface EditAgentScreenProps {
  agent: Agent;
  onNewKey: (agent: AgentWithKey) => void;
}

/** The form over one agent, and what is known of its machine. */
function EditAgentScreen({ agent, onNewKey }: EditAgentScreenProps) {
  const queries = useQueryClient();
  const dateOf = useDateFormat();
  const { id, name, keyEnding, keyCreatedAt } = agent;
  const form = useAgentForm(valuesOf(agent), String(id), agent.revision);
  const { mutateAsync: change } = useMutation(changeAgentMutation());
  const { mutateAsync: remove } = useMutation(deleteAgentMutation());
  const renewal = useMutation(renewAgentKeyMutation());
  const save = (values: AgentValues, revision: number | undefined) =>
    rereadOnConflict(change({ id, revision, ...agentRequest(values) }), queries, agentQueries.all());
  return (
    <PageFrame
      title={name}
      badge={<ConnectionBadge status={agent.connectionStatus} isEnabled={agent.isEnabled} />}
      backTo={paths.activeAgents}
      form={form}
      submit={{ kind: 'save', run: () => form.submit(save) }}
      removal={{
        name,
        run: () => orNotOffered(remove(id), texts.deleteNotOffered),
      }}
    >
      <div className={classes['form']}>
        <AgentFields form={form} hasSwitch />
        <MachineSection agent={agent} />
        <KeySection
          title={texts.key}
          facts={[
            [texts.keyFact, keyEnding !== '' && texts.endsIn({ ending: keyEnding })],
            [texts.keyMade, keyCreatedAt !== '' && dateOf(keyCreatedAt)],
          ]}
          name={name}
          kind="key"
          endsAtOnce
          explain={() => texts.renewText}
          isBlocked={form.isChanged}
          renewal={renewal}
          onRenew={() => renewal.mutate(id, { onSuccess: onNewKey })}
        >
          <p className={classes['quiet']}>{texts.renewText}</p>
        </KeySection>
      </div>
    </PageFrame>
  );
}
