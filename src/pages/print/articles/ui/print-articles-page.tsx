import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { lazyPart } from '@/shared/ui/lazy-part';
import { OwnArticles } from './own-articles';

/** Loaded separately, since few organisations have connectors. */
const ConnectorArticles = lazyPart(async () => ({
  default: (await import('./connector-articles')).ConnectorArticles,
}));

/** /print-articles/:connectorId? - the articles a member may print: the organisation's, or those of a connector. */
export function PrintArticlesPage() {
  const { connectorId } = useParams();
  return connectorId === undefined ? (
    <OwnArticles />
  ) : (
    <Suspense fallback={<Skeleton height={320} />}>
      <ConnectorArticles key={connectorId} connectorId={connectorId} />
    </Suspense>
  );
}
