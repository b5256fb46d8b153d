import { generatePath } from 'react-router';
import { formatLastSeen, type Connector } from '@/entities/connector';
import { ConnectionBadge } from '@/shared/ui/connection-badge';
import { type Column, RowName } from '@/shared/ui/data-table';
import { paths } from '@/shared/routes';
import { texts } from '../i18n';
import classes from './connectors.module.css';

/** Formats a moment in the person's date format. */
export type WriteDate = (moment: string) => string;

/** Returns the columns of the list of connectors. */
export const connectorColumns = (dateOf: WriteDate): readonly Column<Connector>[] => [
  {
    key: 'name',
    title: texts.connector,
    width: '36%',
    sortBy: ({ name }) => name,
    render: ({ id, name }) => (
      <RowName
        to={generatePath(paths.connector, { connectorId: String(id) })}
        name={name || texts.nameless({ id })}
      />
    ),
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
    render: (connector) => formatLastSeen(connector, dateOf, texts.never),
  },
];

/** Height of a connector's row on a phone, in CSS px: name and machine, status, last contact. */
export const CONNECTOR_CARD_HEIGHT_PX = 136;

/** Card of a connector on a phone. */
export function ConnectorCard({ connector, dateOf }: { connector: Connector; dateOf: WriteDate }) {
  const { id, name, machineName, connectionStatus, isEnabled, lastSeenAt } = connector;
  return (
    <div className={classes['card']}>
      <RowName
        to={generatePath(paths.connector, { connectorId: String(id) })}
        name={name || texts.nameless({ id })}
        detail={machineName}
      />
      <div>
        <ConnectionBadge status={connectionStatus} isEnabled={isEnabled} />
      </div>
      {lastSeenAt !== '' && <p className={classes['quiet']}>{texts.seen({ when: dateOf(lastSeenAt) })}</p>}
    </div>
  );
}
