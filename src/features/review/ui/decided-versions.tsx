import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { reviewQueries, type ReviewVersion } from '@/entities/review';
import { toId, type Id } from '@/shared/api';
import { paths } from '@/shared/routes';
import { RecordStatus } from '@/shared/ui/record-status';
import { texts } from '../i18n';

interface DecidedVersionsProps {
  /** Title of the screen, until the label's name is loaded. */
  title: string;
  children: (versions: {
    /** Version as the server sent it last. */
    latest: ReviewVersion;
    /** Version of the label that is printed now; undefined if there is none, or if it is this version. */
    published: ReviewVersion | undefined;
    refetch: () => Promise<{ data: ReviewVersion | undefined }>;
  }) => ReactNode;
}

/** Loads the version in the URL and the one that is printed now, with all loading and error states. */
export function DecidedVersions({ title, children }: DecidedVersionsProps) {
  const params = useParams();
  const labelId = toId(params['labelId'] ?? '');
  const query = useQuery(reviewQueries.version(labelId, toId(params['versionId'] ?? '')));
  const publishedId = otherPublished(query.data);
  const published = useQuery({
    ...reviewQueries.version(labelId, publishedId ?? ''),
    enabled: publishedId !== undefined,
  });
  // The decision is based on the server's current data, not on an older cached version.
  if (!query.data || !query.isFetchedAfterMount) return <NotThere title={title} query={query} />;
  if (publishedId !== undefined && !(published.data && published.isFetchedAfterMount))
    return <NotThere title={query.data.labelName} query={published} />;
  return children({
    latest: query.data,
    published: publishedId === undefined ? undefined : published.data,
    refetch: () => query.refetch(),
  });
}

/** Returns the version that would be superseded. */
const otherPublished = (version: ReviewVersion | undefined): Id | undefined =>
  version?.publishedVersionId === version?.labelVersionId ? undefined : version?.publishedVersionId;

/** Shows that the version is not loaded yet, or does not exist. */
function NotThere({ title, query }: { title: string; query: UseQueryResult<ReviewVersion> }) {
  return (
    <RecordStatus
      query={query}
      isMissing={query.error?.status === 404}
      listPath={paths.qualityLabels}
      texts={{ loading: title, notFound: texts.notFound, toList: texts.toList }}
    />
  );
}
