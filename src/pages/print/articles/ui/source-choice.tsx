import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { generatePath, useNavigate } from 'react-router';
import { connectorQueries, type Connector } from '@/entities/connector';
import { paths } from '@/shared/routes';
import { texts } from '../i18n';
import classes from './source-choice.module.css';

/** Choice of the source of the articles; nothing if the organisation has no connectors. */
export function SourceChoice({ connectorId = '' }: { connectorId?: string }) {
  const navigate = useNavigate();
  const { data: connectors = [] } = useQuery(connectorQueries.list());
  if (connectors.length === 0) return null;
  return (
    <NativeSelect
      aria-label={texts.source}
      size="md"
      className={classes['choice']}
      value={connectorId}
      data={[
        { value: '', label: texts.ownArticles },
        ...connectors.map((connector) => ({ value: String(connector.id), label: nameOf(connector) })),
      ]}
      onChange={(event) =>
        void navigate(generatePath(paths.printArticles, { connectorId: event.currentTarget.value || null }))
      }
    />
  );
}

function nameOf({ name, connectionStatus }: Connector): string {
  return connectionStatus === 'disconnected' || connectionStatus === 'never' ? texts.away({ name }) : name;
}
