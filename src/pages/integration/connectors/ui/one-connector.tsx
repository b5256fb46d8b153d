import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { connectorSetupQueries, type ConnectorWithKey } from '@/entities/connector';
import { toApiError, toId } from '@/shared/api';
import { paths } from '@/shared/routes';
import { SubjectFrame, useLastKnown } from '@/shared/ui/subject-frame';
import { ConnectorToLookAt } from './connector-to-look-at';
import { EditConnectorScreen } from './edit-connector-screen';
import { NewConnectorKey } from './new-connector-key';
import { texts } from './texts';

/** A connector as it is now, to be changed, tried, given a key, or deleted. */
export function OneConnector({ connectorId }: { connectorId: string }) {
  const id = toId(connectorId);
  const query = useQuery({ ...connectorSetupQueries.one(id), refetchOnMount: 'always' });
  const found = useLastKnown(query.data, connectorId);
  const [made, setMade] = useState<ConnectorWithKey>();
  if (made && made.id === id) {
    return <NewConnectorKey connector={made} onDone={() => setMade(undefined)} />;
  }
  if (found) {
    const { connector, isManaged } = found;
    return isManaged ? (
      <EditConnectorScreen key={id} connector={connector} onNewKey={setMade} />
    ) : (
      <ConnectorToLookAt key={id} connector={connector} />
    );
  }
  return (
    <SubjectFrame
      query={query}
      isMissing={query.error !== null && toApiError(query.error).status === 404}
      listPath={paths.connectors}
      texts={texts}
      isOptionalCall
    />
  );
}
