import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '../i18n';
import { isUnfinished } from '../model/print-job';
import { printRunsOf } from '../model/print-runs';
import { usePrintJobs } from '../model/use-print-jobs';
import { PrintProgress } from './print-progress';
import classes from './unfinished-prints.module.css';

/**
 * Unfinished prints that are shown nowhere else, for the person to decide: left by an earlier page or screen, or failed
 * at the printer after its card had gone on to the next print. Nothing when there are none.
 */
export function UnfinishedPrints() {
  const runs = printRunsOf(useQueryClient());
  const earlier = usePrintJobs().filter(({ jobId }) => !runs.isHeld(jobId));
  // A job that is resolved while it is shown stays until it is closed, so that its result is seen.
  const [shown, setShown] = useState<readonly string[]>([]);
  const news = earlier.filter((job) => (isUnfinished(job) || job.wasLeftOpen) && !shown.includes(job.jobId));
  if (news.length > 0) setShown([...shown, ...news.map((job) => job.jobId)]);
  const jobs = earlier.filter((job) => shown.includes(job.jobId));
  if (jobs.length === 0) return null;
  return (
    <section>
      <h2 className={classes['heading']}>{texts.unfinished}</h2>
      {jobs.map((job) => (
        <PrintProgress key={job.jobId} job={job} onClose={() => runs.dismiss(job.jobId)} />
      ))}
    </section>
  );
}
