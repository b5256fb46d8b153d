import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { subscriptionQueries } from '@/entities/subscription';
import type { PrintOutcome } from '../model/run-print-job';
import type { SendPrintJob } from './print-order';

/**
 * The code for printing is loaded after the screen is drawn, before anybody presses Print: see `usePrintProgressCode`.
 */
export async function loadPrintOrder(): ReturnType<typeof fetchCode> {
  loaded ??= await fetchCode();
  return loaded;
}

const fetchCode = () => import('./print-order');

/** Kept, because even an import of code that is loaded takes a task, in which the screen would be drawn first. */
let loaded: Awaited<ReturnType<typeof fetchCode>> | undefined;

/** Prints. A failure is a value, not a rejection, because the screen shows it as an outcome. */
const sendPrintJobMutation = (client: QueryClient) =>
  mutationOptions({
    mutationKey: ['send-print-job'],
    // The helper is on this computer: a browser that reports being offline must not delay a print.
    networkMode: 'always',
    mutationFn: async (print: SendPrintJob) => (await loadPrintOrder()).printOrder(client, print),
    // The key of print jobs is repeated here: importing their entity would load it with every screen that prints.
    meta: { errorShownBy: 'caller', invalidates: [subscriptionQueries.all(), ['print-job']] },
  });

/** Prints, without anything drawn for the states of the mutation: the outcome is all that a screen shows. */
export const sendPrintJob = (client: QueryClient, print: SendPrintJob): Promise<PrintOutcome> =>
  client.getMutationCache().build(client, sendPrintJobMutation(client)).execute(print);
