import { Drawer } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { printJobQueries } from '@/entities/print-job';
import { QueryView } from '@/shared/ui/query-view';
import { texts } from '../i18n';
import type { HistoryAddress } from '../model/use-history-address';
import classes from './job-detail.module.css';
import { JobDetail } from './job-detail';
import { ReprintForm } from './reprint-form';

/** Drawer beside the list with one job, or with the form that reprints it. */
export function JobDrawer({ address }: { address: HistoryAddress }) {
  const { job: jobId, reprint } = address;
  const client = useQueryClient();
  const close = () => {
    address.closeJob();
    // Refetched, so that the list contains the reprints started here.
    void client.invalidateQueries({ queryKey: printJobQueries.all() });
  };
  return (
    <Drawer
      opened={jobId !== undefined}
      onClose={close}
      position="right"
      size={560}
      title={reprint === undefined ? texts.job : texts.reprinting.title}
      closeButtonProps={{ 'aria-label': texts.detail.close, size: 44, iconSize: 20 }}
      classNames={{ title: classes['title'] ?? '' }}
      transitionProps={{ duration: 0 }}
    >
      {jobId !== undefined && <OpenJob key={jobId} jobId={jobId} address={address} />}
    </Drawer>
  );
}

function OpenJob({ jobId, address }: { jobId: string; address: HistoryAddress }) {
  const query = useQuery(printJobQueries.detail(jobId));
  return (
    <QueryView query={query}>
      {(job) =>
        address.reprint === undefined ? (
          <JobDetail job={job} address={address} />
        ) : (
          <ReprintForm key={address.reprint} job={job} what={address.reprint} onBack={address.closeReprint} />
        )
      }
    </QueryView>
  );
}
