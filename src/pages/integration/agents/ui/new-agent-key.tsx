import type { AgentWithKey } from '@/entities/agent';
import { apiAddress } from '@/shared/config';
import { CreatedSecret } from '@/shared/ui/created-secret';
import { texts } from '../i18n';
import classes from './agents.module.css';

/** Returns the line that starts the program of an agent, in the shell of its computer. */
const startCommand = (key: string): string =>
  `CONNECT_SERVER=${apiAddress()} CONNECT_AGENT_KEY=${key} npx -y pnpm connect`;

/** The key an agent was just given, this once, and how its program is started with it. */
export function NewAgentKey({ agent, onDone }: { agent: AgentWithKey; onDone: () => void }) {
  return (
    <CreatedSecret
      title={texts.keyOf({ name: agent.name })}
      kind="key"
      secret={{ label: texts.key, copy: texts.copyKey, value: agent.key }}
      command={{
        label: texts.command,
        copy: texts.copyCommand,
        value: startCommand(agent.key),
      }}
      onDone={onDone}
    >
      <p className={classes['words']}>{texts.howTo}</p>
    </CreatedSecret>
  );
}
