import { useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { PageHeader } from '@/shared/ui/page-header';
import { QueryView } from '@/shared/ui/query-view';
import { StaleNotice } from '@/shared/ui/stale-notice';
import { systemQueries } from '../api/system-queries';
import { texts } from '../i18n';
import { PrintDays } from './print-days';
import { ProgramList } from './program-list';
import { StorageUse } from './storage-use';
import classes from './system.module.css';
import { SystemSkeleton } from './system-skeleton';
import { WaitingWork } from './waiting-work';

/** /system - for administrators: waiting work, prints per day, agents and connectors, and storage of the organisation. */
export function SystemPage() {
  const system = useQuery(systemQueries.watched());
  return (
    <>
      <PageHeader title={texts.title} description={texts.description} />
      <StaleNotice query={system} />
      <QueryView query={system} isOptionalCall loading={<SystemSkeleton />}>
        {(found) => (
          <div className={classes['sections']}>
            <WaitingWork waiting={found.waiting} />
            <PrintDays />
            <div className={classes['columns']}>
              <ProgramList system={found} />
              <StorageUse storage={found.storage} retention={found.retention ?? undefined} />
            </div>
            {found.version !== '' && (
              <p className={classes['quiet']}>{texts.version({ version: found.version })}</p>
            )}
          </div>
        )}
      </QueryView>
    </>
  );
}

export const firstReads = (client: QueryClient): Promise<void> =>
  client.prefetchQuery(systemQueries.watched());
