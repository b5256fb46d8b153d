import type { AgentWithKey } from '@/entities/agent';
import { SecretOnce } from '@/shared/ui/secret-once';
import { startCommand } from '../model/start-command';
import classes from './agents.module.css';
import { texts } from './texts';

/** The key an agent was just given, this once, and how its program is started with it. */
export function NewAgentKey({ agent, onDone }: { agent: AgentWithKey; onDone: () => void }) {
  return (
    <SecretOnce
      title={texts.keyOf(agent.name)}
      noun="key"
      secret={{ label: texts.key, value: agent.key }}
      command={{ label: texts.command, value: startCommand(agent.key) }}
      onDone={onDone}
    >
      <p className={classes['words']}>{texts.howTo}</p>
    </SecretOnce>
  );
}
