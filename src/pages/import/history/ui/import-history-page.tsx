import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import { dataImportQueries } from '@/entities/data-import';
import { featureFlagQueries } from '@/entities/subscription';
import { useWindowedRows } from '@/shared/lib/windowed-rows';
import { paths } from '@/shared/routes';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { QueryView } from '@/shared/ui/query-view';
import { lazyPart } from '@/shared/ui/lazy-part';
import { texts } from '../i18n';
import { HistoryTable } from './history-table';

/** Parameter of the address: the import that is open beside the list. */
const OPEN = 'import';

const ImportDrawer = lazyPart(async () => ({ default: (await import('./import-drawer')).ImportDrawer }));

/** /importhistory - the past imports, or a notice if the organisation has no imports. */
export function ImportHistoryPage() {
  const features = useQuery(featureFlagQueries.mine());
  if (features.data?.importEnabled) return <HistoryScreen />;
  return (
    <>
      <PageHeader title={texts.title} />
      <QueryView query={features} loading={<Skeleton height={180} />}>
        {() => <EmptyState>{texts.notPart}</EmptyState>}
      </QueryView>
    </>
  );
}

function HistoryScreen() {
  const [params, setParams] = useSearchParams();
  const list = useWindowedRows('imports', (part) => dataImportQueries.history(part));
  const opened = params.get(OPEN) ?? undefined;
  return (
    <>
      <PageHeader title={texts.title} description={texts.description} actions={<StartImport />} />
      <HistoryTable
        list={list}
        pathOf={(id) => `?${new URLSearchParams({ [OPEN]: String(id) }).toString()}`}
        empty={<EmptyState action={<StartImport />}>{texts.none}</EmptyState>}
      />
      <Suspense fallback={null}>
        <ImportDrawer importId={opened} onClose={() => setParams({})} />
      </Suspense>
    </>
  );
}

function StartImport() {
  return (
    <Button component={Link} to={paths.importData} leftSection={<Upload size={16} aria-hidden />}>
      {texts.start}
    </Button>
  );
}
