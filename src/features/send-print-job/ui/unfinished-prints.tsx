import { Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { printRunsOf } from '../model/print-runs';
import { usePrintJobs } from '../model/use-print-jobs';
import { PrintProgress } from './print-progress';
import { texts } from './texts';

/** What an earlier page left unfinished, for the person to decide; nothing when there is nothing. */
export function UnfinishedPrints({ except }: { except: string | undefined }) {
  const runs = printRunsOf(useQueryClient());
  const jobs = usePrintJobs().filter(({ jobId }) => jobId !== except);
  useEffect(() => {
    void runs.restore();
  }, [runs]);
  if (jobs.length === 0) return null;
  return (
    <section>
      <Title order={2} size="h4">
        {texts.unfinished}
      </Title>
      {jobs.map((job) => (
        <PrintProgress key={job.jobId} job={job} onClose={() => runs.dismiss(job.jobId)} />
      ))}
    </section>
  );
}
