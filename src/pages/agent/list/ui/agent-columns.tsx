import type { Agent } from '@/entities/agent';
import { ConnectionBadge } from '@/shared/ui/connection-badge';
import { type Column, RowName } from '@/shared/ui/data-table';
import { TruncatedText } from '@/shared/ui/truncated-text';
import { openedPath, paths } from '@/shared/routes';
import { texts } from '../i18n';
import classes from './agents.module.css';

/** Formats a moment in the person's date format. */
export type WriteDate = (moment: string) => string;

/** Returns the columns of the list of agents. */
export const agentColumns = (dateOf: WriteDate): readonly Column<Agent>[] => [
  {
    key: 'name',
    title: texts.agent,
    width: '28%',
    sortBy: ({ name }) => name,
    render: ({ id, name, machineName }) => (
      <RowName to={openedPath(paths.activeAgents, id)} name={name} detail={machineName} />
    ),
  },
  {
    key: 'status',
    title: texts.status,
    width: '168px',
    sortBy: ({ connectionStatus, isEnabled }) => (isEnabled ? connectionStatus : 'disabled'),
    render: ({ connectionStatus, isEnabled }) => (
      <ConnectionBadge status={connectionStatus} isEnabled={isEnabled} />
    ),
  },
  {
    key: 'lastSeen',
    title: texts.lastSeen,
    width: '168px',
    isOptional: true,
    isForWide: true,
    sortBy: ({ lastSeenAt }) => (lastSeenAt === '' ? undefined : lastSeenAt),
    render: ({ lastSeenAt }) => (lastSeenAt === '' ? texts.never : dateOf(lastSeenAt)),
  },
  {
    key: 'version',
    title: texts.version,
    width: '104px',
    isOptional: true,
    isForWide: true,
    sortBy: ({ version }) => (version === '' ? undefined : version),
    render: ({ version }) => version || '–',
  },
  {
    key: 'waiting',
    title: texts.waiting,
    width: '136px',
    isNumeric: true,
    sortBy: ({ waitingJobs }) => waitingJobs,
    render: ({ waitingJobs }) => waitingJobs,
  },
  {
    key: 'printers',
    title: texts.printers,
    render: (agent) => (
      <TruncatedText title={printerNames(agent)}>{printerNames(agent) || texts.noPrinters}</TruncatedText>
    ),
  },
];

/** Returns the printers of an agent in one line. */
export const printerNames = ({ printers }: Agent): string => printers.map(({ name }) => name).join(', ');

/** Height of an agent's row on a phone, in CSS px: name and machine, status, last contact, pending jobs and printers. */
export const AGENT_CARD_HEIGHT_PX = 156;

/** Card of an agent on a phone. */
export function AgentCard({ agent, dateOf }: { agent: Agent; dateOf: WriteDate }) {
  const { id, name, machineName, connectionStatus, isEnabled, lastSeenAt, waitingJobs } = agent;
  return (
    <div className={classes['card']}>
      <RowName to={openedPath(paths.activeAgents, id)} name={name} detail={machineName} />
      <div>
        <ConnectionBadge status={connectionStatus} isEnabled={isEnabled} />
      </div>
      <TruncatedText className={classes['quiet']}>
        {lastSeenAt === '' ? texts.notSeen : texts.seen({ when: dateOf(lastSeenAt) })}
      </TruncatedText>
      <TruncatedText>
        {[texts.jobs({ count: waitingJobs }), printerNames(agent) || texts.noPrintersHere].join(' · ')}
      </TruncatedText>
    </div>
  );
}
