import { useQuery } from '@tanstack/react-query';
import { featureFlagQueries } from '@/entities/feature-flag';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { QueryView } from '@/shared/ui/query-view';
import { texts } from '../i18n';
import { HistoryScreen } from './history-screen';

/** What was printed; where the organisation does not have the history, that. */
export function PrintHistoryPage() {
  const features = useQuery(featureFlagQueries.mine());
  if (features.data?.printHistoryEnabled) return <HistoryScreen />;
  return (
    <>
      <PageHeader title={texts.title} />
      <QueryView query={features}>{() => <EmptyState>{texts.notOffered}</EmptyState>}</QueryView>
    </>
  );
}
