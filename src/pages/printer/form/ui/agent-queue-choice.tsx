import { useQuery } from '@tanstack/react-query';
import { agentQueries } from '@/entities/agent';
import type { FieldsProps } from '@/shared/lib/form';
import { texts } from '../i18n';
import type { PrinterValues } from '../model/printer-form';
import { ChoiceOrText } from './choice-or-text';
import classes from './setup.module.css';

/** Choice of a queue on the machine of the chosen agent, or a text field if the agent has not reported its queues. */
export function AgentQueueChoice({ values, errors, change }: FieldsProps<PrinterValues>) {
  const { data: agents = [] } = useQuery(agentQueries.watched());
  const agent = agents.find(({ id }) => id === values.agentId);
  const queues = agent?.printQueues ?? [];
  return (
    <>
      {agent && queues.length === 0 && (
        <p className={classes['hint']}>{texts.noAgentQueues({ name: agent.name })}</p>
      )}
      <ChoiceOrText
        label={texts.queue}
        byHandLabel={texts.byHand.queue}
        options={queues.map((queue) => ({ value: queue, label: queue }))}
        value={values.queue}
        error={errors['queue']}
        onChange={(queue) => change({ queue })}
      />
    </>
  );
}
