import { useMutation } from '@tanstack/react-query';
import type { Agent, AgentWithKey } from '@/entities/agent';
import { useDateWords } from '@/entities/preference';
import { Facts } from '@/shared/ui/facts';
import { RenewSecret } from '@/shared/ui/secret-once';
import { renewAgentKeyMutation } from '../api/agent-mutation';
import classes from './agents.module.css';
import { texts } from './texts';

interface KeySectionProps {
  agent: Agent;
  /** Something was entered that is not saved. */
  isBlocked: boolean;
  onNewKey: (agent: AgentWithKey) => void;
}

/** What of the key can be told, and the way to another. */
export function KeySection({ agent, isBlocked, onNewKey }: KeySectionProps) {
  const dateOf = useDateWords();
  const { mutate: renew, isPending, error, reset } = useMutation(renewAgentKeyMutation());
  const { id, name, keyEnding, keyCreatedAt } = agent;
  return (
    <section className={classes['section']}>
      <h2>{texts.key}</h2>
      <Facts
        facts={[
          [texts.keyFact, keyEnding !== '' && texts.endsIn(keyEnding)],
          [texts.keyMade, keyCreatedAt !== '' && dateOf(keyCreatedAt)],
        ]}
      />
      <p className={classes['quiet']}>{texts.renewText}</p>
      <RenewSecret
        name={name}
        noun="key"
        endsAtOnce
        explain={() => texts.renewText}
        isBlocked={isBlocked}
        isBusy={isPending}
        fault={error?.message}
        onRenew={() => renew(id, { onSuccess: onNewKey })}
        onFaultRead={reset}
      />
    </section>
  );
}
