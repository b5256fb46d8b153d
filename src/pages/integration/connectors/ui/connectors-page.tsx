import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { lazyPart } from '@/shared/ui/lazy-part';
import { NEW_CONNECTOR_OPEN, OPEN_PARAMETER } from '../model/connector-path';
import { ConnectorList } from './connector-list';

/** Who looks at the list does not wait for the form. */
const AddConnector = lazyPart(async () => ({ default: (await import('./add-connector')).AddConnector }));

/** /connectors - the connectors; that a new one is being added stands in the address. */
export function ConnectorsPage() {
  const [parameters] = useSearchParams();
  if (parameters.get(OPEN_PARAMETER) !== NEW_CONNECTOR_OPEN) return <ConnectorList />;
  return (
    <Suspense fallback={<Skeleton height={480} />}>
      <AddConnector />
    </Suspense>
  );
}
