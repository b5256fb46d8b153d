import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { reviewQueries, type ReviewVersion } from '@/entities/review';
import { toId, type Id } from '@/shared/api';
import { paths } from '@/shared/routes';
import { RecordStatus } from '@/shared/ui/record-status';
import { texts } from '../i18n';

interface DecidedVersionsProps {
  /** Of the screen, until the label has given its name. */
  title: string;
  children: (versions: {
    /** The version as the server told it last. */
    latest: ReviewVersion;
    /** What is printed of the label now; undefined where nothing is, or where it is this version. */
    published: ReviewVersion | undefined;
    refetch: () => Promise<{ data: ReviewVersion | undefined }>;
  }) => ReactNode;
}

/** The version in the address and the one that is printed now, with every state on the way there. */
export function DecidedVersions({ title, children }: DecidedVersionsProps) {
  const params = useParams();
  const labelId = toId(params['labelId'] ?? '');
  const query = useQuery(reviewQueries.version(labelId, toId(params['versionId'] ?? '')));
  const publishedId = otherPublished(query.data);
  const published = useQuery({
    ...reviewQueries.version(labelId, publishedId ?? ''),
    enabled: publishedId !== undefined,
  });
  // What is decided on is what the server says now, not what was looked at some time before.
  if (!query.data || !query.isFetchedAfterMount) return <NotThere title={title} query={query} />;
  if (publishedId !== undefined && !(published.data && published.isFetchedAfterMount))
    return <NotThere title={query.data.labelName} query={published} />;
  return children({
    latest: query.data,
    published: publishedId === undefined ? undefined : published.data,
    refetch: () => query.refetch(),
  });
}

/** The version that would be superseded. */
const otherPublished = (version: ReviewVersion | undefined): Id | undefined =>
  version?.publishedVersionId === version?.labelVersionId ? undefined : version?.publishedVersionId;

/** Not there yet, or not at all. */
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
