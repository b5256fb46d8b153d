import type { Connector } from '@/entities/connector';
import { ConnectionBadge } from '@/shared/ui/connection-badge';
import { RowName, type Column } from '@/shared/ui/data-table';
import { connectorPath } from '../model/opened-connector';
import { texts } from './texts';

/** Writes a moment as this person reads dates. */
export type WriteDate = (moment: string) => string;

/** One connector a row. */
export const connectorColumns = (dateOf: WriteDate): readonly Column<Connector>[] => [
  {
    key: 'name',
    title: texts.connector,
    width: '36%',
    sortBy: ({ name }) => name,
    render: ({ id, name }) => <RowName to={connectorPath(id)} name={name || texts.nameless(id)} />,
  },
  {
    key: 'machine',
    title: texts.machine,
    sortBy: ({ machineName }) => machineName,
    render: ({ machineName }) => machineName || '–',
  },
  {
    key: 'status',
    title: texts.status,
    width: '176px',
    sortBy: ({ connectionStatus, isEnabled }) => (isEnabled ? connectionStatus : 'disabled'),
    render: ({ connectionStatus, isEnabled }) => (
      <ConnectionBadge status={connectionStatus} isEnabled={isEnabled} />
    ),
  },
  {
    key: 'lastSeen',
    title: texts.lastSeen,
    width: '176px',
    isOptional: true,
    sortBy: ({ lastSeenAt }) => (lastSeenAt === '' ? undefined : lastSeenAt),
    render: (connector) => lastSeenOf(connector, dateOf),
  },
];

/** When a connector was last heard of; a server need not tell. */
export function lastSeenOf({ lastSeenAt, connectionStatus }: Connector, dateOf: WriteDate): string {
  if (lastSeenAt !== '') return dateOf(lastSeenAt);
  return connectionStatus === 'never' ? texts.never : '–';
}
