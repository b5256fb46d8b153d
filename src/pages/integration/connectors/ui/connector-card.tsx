import type { Connector } from '@/entities/connector';
import { ConnectionBadge } from '@/shared/ui/connection-badge';
import { RowName } from '@/shared/ui/data-table';
import { connectorPath } from '../model/opened-connector';
import type { WriteDate } from './connector-columns';
import classes from './connectors.module.css';
import { texts } from './texts';

/** Height of a connector's row on a phone, in CSS px: name and machine, status, when it was seen. */
export const CONNECTOR_CARD_HEIGHT_PX = 136;

/** A connector on a phone. */
export function ConnectorCard({ connector, dateOf }: { connector: Connector; dateOf: WriteDate }) {
  const { id, name, machineName, connectionStatus, isEnabled, lastSeenAt } = connector;
  return (
    <div className={classes['card']}>
      <RowName to={connectorPath(id)} name={name || texts.nameless(id)} detail={machineName} />
      <div>
        <ConnectionBadge status={connectionStatus} isEnabled={isEnabled} />
      </div>
      {lastSeenAt !== '' && <p className={classes['quiet']}>{texts.seen(dateOf(lastSeenAt))}</p>}
    </div>
  );
}
