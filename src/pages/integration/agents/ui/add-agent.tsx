import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { AgentWithKey } from '@/entities/agent';
import { LimitNotice } from '@/entities/subscription';
import { orNotOffered } from '@/shared/api';
import { paths } from '@/shared/routes';
import { PageFrame } from '@/shared/ui/page-frame';
import { addAgentMutation } from '../api/agent-mutation';
import { texts } from '../i18n';
import { NEW_AGENT, newAgentRequest, useAgentForm } from '../model/agent-form';
import { agentPath } from '../model/agent-path';
import { AgentFields } from './agent-fields';
import classes from './agents.module.css';
import { NewAgentKey } from './new-agent-key';

/** A new agent, its key once it is there, and then the agent itself, to be seen connecting. */
export function AddAgent() {
  const form = useAgentForm(NEW_AGENT, 'new');
  const { mutateAsync: add } = useMutation(addAgentMutation());
  const [made, setMade] = useState<AgentWithKey>();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  if (made) {
    return (
      <NewAgentKey agent={made} onDone={() => void navigate(agentPath(made.id), { state, replace: true })} />
    );
  }
  const send = async () =>
    setMade(
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
        // The screen stays: what comes next is the key.
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
