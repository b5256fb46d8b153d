import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';

/** Who looks at the list does not wait for the form. */
const OneConnector = lazy(async () => ({ default: (await import('./one-connector')).OneConnector }));

/** /connectors/{connectorId} - one connector. */
export function ConnectorPage() {
  const { connectorId = '' } = useParams();
  return (
    <Suspense fallback={<Skeleton height={480} />}>
      <OneConnector key={connectorId} connectorId={connectorId} />
    </Suspense>
  );
}
