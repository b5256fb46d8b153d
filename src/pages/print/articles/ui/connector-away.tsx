import { Alert, Button } from '@mantine/core';
import { Unplug } from 'lucide-react';
import type { Connector } from '@/entities/connector';
import { useDateFormat } from '@/entities/preference';
import { texts } from '../i18n';
import classes from './connector-away.module.css';

const { connector: connectorTexts } = texts;

interface ConnectorAwayProps {
  connector: Connector;
  isAsking: boolean;
  onRetry: () => void;
}

/** Notice about a connector that is not reachable: its name, its machine, since when, and the remedy. */
export function ConnectorAway({ connector, isAsking, onRetry }: ConnectorAwayProps) {
  const { name, machineName } = connector;
  const formatDate = useDateFormat();
  return (
    <Alert
      color="yellow"
      role="alert"
      icon={<Unplug aria-hidden />}
      title={
        machineName === ''
          ? connectorTexts.notConnected({ name })
          : connectorTexts.notConnectedOn({ name, machine: machineName })
      }
    >
      <p className={classes['words']}>{sinceWhen(connector, formatDate)}</p>
      <Button mt="sm" variant="default" h={44} loading={isAsking} onClick={onRetry}>
        {connectorTexts.retry}
      </Button>
    </Alert>
  );
}

function sinceWhen(
  { connectionStatus, lastSeenAt }: Connector,
  formatDate: (moment: string) => string,
): string {
  if (connectionStatus === 'never') return connectorTexts.neverSeen;
  return lastSeenAt === ''
    ? connectorTexts.notSeen
    : connectorTexts.lastSeen({ moment: formatDate(lastSeenAt) });
}
