import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link, useParams } from 'react-router';
import { reviewQueries } from '@/entities/review';
import { toId } from '@/shared/api';
import { paths } from '@/shared/routes';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { QueryView } from '@/shared/ui/query-view';
import { lazyPart } from '@/shared/ui/lazy-part';
import { texts } from '../i18n';

/** Loaded with the samples and stress cases, while the version is still being fetched. */
const PreviewScreen = lazyPart(async () => ({ default: (await import('./preview-screen')).PreviewScreen }));

/** /qa/labels/{labelId}/versions/{versionId}/preview - a preview of a version as it would print, in any state. */
export function PreviewPage() {
  const params = useParams();
  const query = useQuery(
    reviewQueries.version(toId(params['labelId'] ?? ''), toId(params['versionId'] ?? '')),
  );
  if (query.data)
    return (
      <Suspense fallback={<PageHeader title={texts.title} backTo={paths.qualityLabels} />}>
        <PreviewScreen key={query.data.versionHash} version={query.data} />
      </Suspense>
    );
  return (
    <>
      <PageHeader title={texts.title} backTo={paths.qualityLabels} />
      {query.error?.status === 404 ? (
        <EmptyState
          action={
            <Anchor component={Link} to={paths.qualityLabels}>
              {texts.toList}
            </Anchor>
          }
        >
          {texts.notFound}
        </EmptyState>
      ) : (
        <QueryView query={query}>{() => null}</QueryView>
      )}
    </>
  );
}
