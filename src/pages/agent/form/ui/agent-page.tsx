import { Skeleton } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { AgentWithKey } from '@/entities/agent';
import { connectLines } from '@/entities/printer-helper';
import { LimitNotice } from '@/entities/subscription';
import { orNotOffered } from '@/shared/api';
import { NEW_RECORD, OPEN_PARAMETER, openedPath, paths } from '@/shared/routes';
import { CreatedSecret } from '@/shared/ui/created-secret';
import { lazyPart } from '@/shared/ui/lazy-part';
import { PageFrame } from '@/shared/ui/page-frame';
import { addAgentMutation } from '../api/agent-mutation';
import { texts } from '../i18n';
import { NEW_AGENT, newAgentRequest, useAgentForm } from '../model/agent-form';
import { AgentFields } from './agent-fields';
import classes from './agent-form.module.css';

/** Loaded separately, since it is not needed to add an agent. */
const EditAgent = lazyPart(async () => ({ default: (await import('./edit-agent')).EditAgent }));

/**
 * /activeagents?open=ID or ?open=new - the form of an agent. A new key is shown once; after that the form of the agent
 * shows whether it connects.
 */
export function AgentPage() {
  const open = useSearchParams()[0].get(OPEN_PARAMETER) ?? '';
  const [made, setMade] = useState<{ open: string; agent: AgentWithKey }>();
  const navigate = useNavigate();
  const { state } = useLocation();
  const onKey = (agent: AgentWithKey) => setMade({ open, agent });
  if (made?.open !== open) {
    if (open === NEW_RECORD) return <AddAgent onKey={onKey} />;
    return (
      <Suspense fallback={<Skeleton height={480} />}>
        <EditAgent key={open} id={open} onKey={onKey} />
      </Suspense>
    );
  }
  const { agent } = made;
  const showAgent = () => {
    if (open === NEW_RECORD)
      void navigate(openedPath(paths.activeAgents, agent.id), { state, replace: true });
    else setMade(undefined);
  };
  return <NewAgentKey agent={agent} onDone={showAgent} />;
}

/** Form for a new agent. */
function AddAgent({ onKey }: { onKey: (agent: AgentWithKey) => void }) {
  const form = useAgentForm(NEW_AGENT, 'new');
  const { mutateAsync: add } = useMutation(addAgentMutation());
  const { pathname, search, state } = useLocation();
  const send = async () =>
    onKey(
      await orNotOffered(
        form.submit((values) => add(newAgentRequest(values))),
        texts.addNotOffered,
      ),
    );
  return (
    <PageFrame
      title={texts.addTitle}
      description={texts.addDescription}
      backTo={paths.activeAgents}
      form={form}
      submit={{
        kind: 'add',
        text: texts.add,
        run: send,
        // Stays on this screen, which shows the key next.
        landing: () => ({ path: pathname + search, state }),
      }}
    >
      <div className={classes['form']}>
        <LimitNotice limit="agents" />
        <AgentFields form={form} hasSwitch={false} />
      </div>
    </PageFrame>
  );
}

/** Shows the new key of an agent, this once, and the commands that start its program. */
function NewAgentKey({ agent, onDone }: { agent: AgentWithKey; onDone: () => void }) {
  return (
    <CreatedSecret
      title={texts.keyOf({ name: agent.name })}
      kind="key"
      secret={{ label: texts.key, copy: texts.copyKey, value: agent.key }}
      commands={connectLines({ CONNECT_AGENT_KEY: agent.key }).map(({ system, line }) => ({
        label: texts.command({ system }),
        copy: texts.copyCommand({ system }),
        value: line,
      }))}
      onDone={onDone}
    >
      <p className={classes['words']}>{texts.howTo}</p>
    </CreatedSecret>
  );
}
