import { Drawer } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { printJobQueries } from '@/entities/print-job';
import { QueryView } from '@/shared/ui/query-view';
import { texts } from '../i18n';
import type { HistoryAddress } from '../model/use-history-address';
import classes from './job-detail.module.css';
import { JobDetail } from './job-detail';
import { ReprintForm } from './reprint-form';

/** One job beside the list it came from: what was printed, or what of it is printed again. */
export function JobDrawer({ address }: { address: HistoryAddress }) {
  const { job: jobId, reprint } = address;
  const client = useQueryClient();
  const close = () => {
    address.closeJob();
    // What was printed from here is in the list by now.
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
