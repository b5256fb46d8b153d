import { useQuery } from '@tanstack/react-query';
import { featureFlagQueries } from '@/entities/subscription';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { QueryView } from '@/shared/ui/query-view';
import { texts } from '../i18n';
import { HistoryScreen } from './history-screen';

/** Print history, or a notice if the organisation does not have that feature. */
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
