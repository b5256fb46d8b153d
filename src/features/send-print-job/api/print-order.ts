import type { QueryClient } from '@tanstack/react-query';
import { runtimeConfig } from '@/shared/config';
import { computerNameOf } from '../model/computer-name';
import { printRunsOf } from '../model/print-runs';
import { runPrintJob, type PrintOutcome } from '../model/run-print-job';
import { createPrintJob, type PrintOrder } from './create-print-job';

export interface SendPrintJob {
  order: PrintOrder;
  /** Name of this computer, from its helper; "" without one. */
  computerName: string;
  /** Key of the job's record, and of the call that creates it if the API accepts one. */
  jobId: string;
}

/** Runs the whole print with the real ports: server, helper, outbox. Never rejects. */
export async function printOrder(
  client: QueryClient,
  { order, computerName: ownName, jobId }: SendPrintJob,
): Promise<PrintOutcome> {
  const runs = printRunsOf(client);
  const computerName = await computerNameOf(client, order, ownName);
  return runPrintJob(
    { computerName, helperUrl: runtimeConfig().helperUrl },
    {
      findRun: async () =>
        order.kind === 'labels' && order.key !== undefined ? runs.find(jobId) : undefined,
      createJob: () => createPrintJob(order, computerName, jobId),
      startRun: (created) => runs.start(jobId, created, order.kind === 'labels' ? order.name : ''),
    },
  );
}
