import { Alert, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Unplug } from 'lucide-react';
import type { Connector } from '@/entities/connector';
import { preferenceQueries } from '@/entities/preference';
import { formatDateTime } from '@/shared/lib/date';
import { texts } from '../i18n';
import classes from './connector-away.module.css';

const { connector: connectorTexts } = texts;

interface ConnectorAwayProps {
  connector: Connector;
  isAsking: boolean;
  onRetry: () => void;
}

/** A connector that cannot be asked: which one, where it runs, since when, and what to do. */
export function ConnectorAway({ connector, isAsking, onRetry }: ConnectorAwayProps) {
  const { name, machineName } = connector;
  const { data: settings } = useQuery(preferenceQueries.mine());
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
      <p className={classes['words']}>{sinceWhen(connector, settings?.dateLanguage ?? '')}</p>
      <Button mt="sm" variant="default" h={44} loading={isAsking} onClick={onRetry}>
        {connectorTexts.retry}
      </Button>
    </Alert>
  );
}

function sinceWhen({ connectionStatus, lastSeenAt }: Connector, language: string): string {
  if (connectionStatus === 'never') return connectorTexts.neverSeen;
  return lastSeenAt === ''
    ? connectorTexts.notSeen
    : connectorTexts.lastSeen({ moment: formatDateTime(lastSeenAt, { language }) });
}
