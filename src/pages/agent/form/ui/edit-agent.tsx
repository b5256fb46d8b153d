import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Anchor } from '@mantine/core';
import { generatePath, Link } from 'react-router';
import { type Agent, agentQueries, type AgentWithKey } from '@/entities/agent';
import { useDateFormat } from '@/entities/preference';
import { orNotOffered, rereadOnConflict, toId } from '@/shared/api';
import { paths } from '@/shared/routes';
import { ConnectionBadge } from '@/shared/ui/connection-badge';
import { KeySection } from '@/shared/ui/created-secret';
import { PageFrame } from '@/shared/ui/page-frame';
import { RecordStatus, useLastKnown } from '@/shared/ui/record-status';
import { access, AccessGate, asLists } from '@/entities/session';
import { Facts } from '@/shared/ui/facts';
import { changeAgentMutation, deleteAgentMutation, renewAgentKeyMutation } from '../api/agent-mutation';
import { texts } from '../i18n';
import { agentRequest, type AgentValues, useAgentForm, valuesOf } from '../model/agent-form';
import { AgentFields } from './agent-fields';
import classes from './agent-form.module.css';

interface EditAgentProps {
  id: string;
  /** Called after a new key was created. */
  onKey: (agent: AgentWithKey) => void;
}

/** The form of an agent: its name, whether it is enabled, its key, and its deletion. */
export function EditAgent({ id, onKey }: EditAgentProps) {
  const agents = useQuery({ ...agentQueries.watched(), refetchOnMount: 'always' });
  const found = agents.data?.find((one) => one.id === toId(id));
  const agent = useLastKnown(found, id);
  if (agent) return <EditAgentScreen agent={agent} onKey={onKey} />;
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
  onKey: (agent: AgentWithKey) => void;
}

/** Form of one agent, with the details of its machine. */
function EditAgentScreen({ agent, onKey }: EditAgentScreenProps) {
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
          onRenew={() => renewal.mutate(id, { onSuccess: onKey })}
        >
          <p className={classes['quiet']}>{texts.renewText}</p>
        </KeySection>
      </div>
    </PageFrame>
  );
}

/** Machine and version that the program has reported, its pending jobs, and the printers that use it. */
function MachineSection({ agent }: { agent: Agent }) {
  const dateOf = useDateFormat();
  const { machineName, version, lastSeenAt, printQueues, waitingJobs, printers } = agent;
  return (
    <>
      <section className={classes['section']}>
        <h2>{texts.machineTitle}</h2>
        <Facts
          facts={[
            [texts.machine, machineName || texts.notToldYet],
            [texts.version, version],
            [texts.lastSeen, lastSeenAt === '' ? texts.never : dateOf(lastSeenAt)],
            [texts.queues, printQueues.join(', ')],
            [texts.waiting, String(waitingJobs)],
          ]}
        />
      </section>
      <section className={classes['section']}>
        <h2>{texts.printers}</h2>
        {printers.length === 0 ? (
          <p className={classes['quiet']}>{texts.noPrintersHint}</p>
        ) : (
          <>
            <p className={classes['quiet']}>{texts.printersHint}</p>
            <ul className={classes['names']}>
              {printers.map(({ printerId, name }) => (
                <li key={printerId}>
                  <AccessGate {...asLists(access.printers)}>
                    <Anchor component={Link} to={generatePath(paths.printer, { id: String(printerId) })}>
                      {name}
                    </Anchor>
                  </AccessGate>
                  <AccessGate {...asLists(access.printers)} inverted>
                    {name}
                  </AccessGate>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
    </>
  );
}
