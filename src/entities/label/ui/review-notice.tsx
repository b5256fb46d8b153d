import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatList } from '@/shared/i18n';
import { labelQueries } from '../api/label-queries';
import { texts } from '../i18n';

const reviewedBy = (reviewers: readonly string[]) =>
  reviewers.length === 0
    ? texts.review.reviewedByNobody
    : texts.review.reviewed({ people: formatList(reviewers, 'disjunction') });

/** Says, before a version is created, whether it must be approved; shows nothing when the server does not say. */
export function ReviewNotice({ before }: { before?: string }) {
  const { data: review } = useQuery(labelQueries.review());
  if (!review) return null;
  const { state, reviewers } = review;
  return (
    <Alert color="gray" role="note">
      {before} {state === 'Published' ? texts.review.publishedAtOnce : reviewedBy(reviewers)}
    </Alert>
  );
}
