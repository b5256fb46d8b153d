import { useQuery } from '@tanstack/react-query';
import { reviewQueries } from '@/entities/review';
import { access, canAccess, qualityRolesOf, useSessionUser } from '@/entities/session';
import { useWarmComparison } from '@/features/compare-versions';
import { DecisionOutcome } from '@/features/review';
import { PageHeader } from '@/shared/ui/page-header';
import { QueryView } from '@/shared/ui/query-view';
import { texts } from '../i18n';
import { ReviewList } from './review-list';
import { ReviewSettings } from './review-settings';

/** /qa/labels - the labels with pending decisions, above all the person's own. */
export function ReviewListPage() {
  useWarmComparison();
  const user = useSessionUser();
  const labels = useQuery(reviewQueries.labels());
  return (
    <>
      <PageHeader title={texts.title} description={texts.description} />
      <DecisionOutcome />
      <QueryView query={labels} isOptionalCall>
        {(rows) => <ReviewList labels={rows} roles={qualityRolesOf(user)} />}
      </QueryView>
      {canAccess(user, access.qualitySettings) && <ReviewSettings />}
    </>
  );
}
