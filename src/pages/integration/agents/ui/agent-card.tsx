import type { Agent } from '@/entities/agent';
import { ConnectionBadge } from '@/shared/ui/connection-badge';
import { RowName } from '@/shared/ui/data-table';
import { agentPath } from '../model/opened-agent';
import { printerNames, type WriteDate } from './agent-columns';
import classes from './agents.module.css';
import { texts } from './texts';

/** Height of an agent's row on a phone, in CSS px: name and machine, status, when it was seen, what waits and where. */
export const AGENT_CARD_HEIGHT_PX = 156;

/** An agent on a phone. */
export function AgentCard({ agent, dateOf }: { agent: Agent; dateOf: WriteDate }) {
  const { id, name, machineName, connectionStatus, isEnabled, lastSeenAt, waitingJobs } = agent;
  return (
    <div className={classes['card']}>
      <RowName to={agentPath(id)} name={name} detail={machineName} />
      <div>
        <ConnectionBadge status={connectionStatus} isEnabled={isEnabled} />
      </div>
      <p className={`${classes['cut']} ${classes['quiet']}`}>
        {lastSeenAt === '' ? texts.notSeen : texts.seen(dateOf(lastSeenAt))}
      </p>
      <p className={classes['cut']}>
        {[texts.jobs(waitingJobs), printerNames(agent) || texts.noPrintersHere].join(' · ')}
      </p>
    </div>
  );
}
