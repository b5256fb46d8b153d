import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { subscriptionQueries } from '@/entities/subscription';
import { runtimeConfig } from '@/shared/config';
import { printRunsOf } from '../model/print-runs';
import { runPrintJob } from '../model/run-print-job';
import { createPrintJob, type PrintOrder } from './create-print-job';

export interface SendPrintJob {
  order: PrintOrder;
  computerName: string;
  /** Key of the job's record, and of the call that creates it where the API takes one. */
  jobId: string;
}

/** Prints. A failure is a value, not a rejection: it has an outcome of its own on the screen. */
export const sendPrintJobMutation = (client: QueryClient) =>
  mutationOptions({
    mutationKey: ['send-print-job'],
    // The helper is on this computer: a browser that believes to be offline must not hold a print back for later.
    networkMode: 'always',
    mutationFn: ({ order, computerName, jobId }: SendPrintJob) =>
      runPrintJob(
        { computerName, helperUrl: runtimeConfig().helperUrl },
        {
          createJob: () => createPrintJob(order, computerName, jobId),
          startRun: (created) => printRunsOf(client).start(jobId, created),
        },
      ),
    meta: { errorShownBy: 'caller', invalidates: [subscriptionQueries.all(), ['print-job']] },
  });
