import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { labelQueries } from '../api/label-queries';
import { texts } from './review-notice-texts';

/** What becomes of a version that is made here, before it is made; nothing where the server does not tell. */
export function ReviewNotice({ before }: { before?: string }) {
  const { data: review } = useQuery(labelQueries.review());
  if (!review) return null;
  const { state, reviewers } = review;
  return (
    <Alert color="gray" role="note">
      {before} {state === 'Published' ? texts.publishedAtOnce : texts.reviewed(reviewers)}
    </Alert>
  );
}
