import { Alert, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Unplug } from 'lucide-react';
import type { Connector } from '@/entities/connector';
import { preferenceQueries } from '@/entities/preference';
import { formatDateTime } from '@/shared/lib/date';
import classes from './connector-away.module.css';
import { texts } from './texts';

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
      title={texts.notConnected(name, machineName)}
    >
      <p className={classes['words']}>{sinceWhen(connector, settings?.dateLanguage ?? '')}</p>
      <Button mt="sm" variant="default" h={44} loading={isAsking} onClick={onRetry}>
        {texts.retry}
      </Button>
    </Alert>
  );
}

function sinceWhen({ connectionStatus, lastSeenAt }: Connector, language: string): string {
  if (connectionStatus === 'never') return texts.neverSeen;
  return lastSeenAt === '' ? texts.notSeen : texts.lastSeen(formatDateTime(lastSeenAt, { language }));
}
