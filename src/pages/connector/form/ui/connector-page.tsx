import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { lazyPart } from '@/shared/ui/lazy-part';

/** Loaded separately, since the list does not need the form. */
const EditConnector = lazyPart(async () => ({ default: (await import('./edit-connector')).EditConnector }));

/** /connectors/{connectorId} - one connector. */
export function ConnectorPage() {
  const { connectorId = '' } = useParams();
  return (
    <Suspense fallback={<Skeleton height={480} />}>
      <EditConnector key={connectorId} connectorId={connectorId} />
    </Suspense>
  );
}
