import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { subscriptionQueries } from '@/entities/subscription';
import type { SendPrintJob } from './print-order';

/** The code of printing comes after the screen is drawn, before anybody presses Print: see `usePrintProgressCode`. */
export const loadPrintOrder = () => import('./print-order');

/** Prints. A failure is a value, not a rejection: it has an outcome of its own on the screen. */
export const sendPrintJobMutation = (client: QueryClient) =>
  mutationOptions({
    mutationKey: ['send-print-job'],
    // The helper is on this computer: a browser that believes to be offline must not hold a print back for later.
    networkMode: 'always',
    mutationFn: async (print: SendPrintJob) => (await loadPrintOrder()).printOrder(client, print),
    // The key of print jobs, spelled here: their entity would come with every screen that prints.
    meta: { errorShownBy: 'caller', invalidates: [subscriptionQueries.all(), ['print-job']] },
  });
