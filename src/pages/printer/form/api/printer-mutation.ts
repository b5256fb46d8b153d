import { mutationOptions } from '@tanstack/react-query';
import { agentQueries } from '@/entities/agent';
import { printerQueries } from '@/entities/printer';
import { subscriptionQueries } from '@/entities/subscription';
import { callForEffect, productApi, type Id } from '@/shared/api';
import type { PrinterRequest } from '../model/printer-form';

const meta = {
  errorShownBy: 'caller',
  // Agents contain the printers that are reached through them.
  invalidates: [printerQueries.all(), subscriptionQueries.all(), agentQueries.all()],
} as const;

/** Adds a printer. */
export const addPrinterMutation = () =>
  mutationOptions({
    mutationKey: ['add-printer'],
    mutationFn: (printer: PrinterRequest) =>
      callForEffect(productApi, 'post', 'api/printers', { json: printer }),
    meta,
  });

interface ChangedPrinter {
  printerId: Id;
  /** Revision that the change is based on; left out if the server has no revisions. */
  revision: number | undefined;
}

/** Changes a printer. */
export const changePrinterMutation = () =>
  mutationOptions({
    mutationKey: ['change-printer'],
    mutationFn: (printer: ChangedPrinter & PrinterRequest) =>
      callForEffect(productApi, 'put', 'api/printers', { json: printer }),
    meta,
  });

/** Changes only the groups of a printer. */
export const changePrinterGroupsMutation = () =>
  mutationOptions({
    mutationKey: ['change-printer-groups'],
    mutationFn: (json: ChangedPrinter & { groupIds: readonly Id[] }) =>
      callForEffect(productApi, 'put', 'api/printers/groups', { json }),
    meta,
  });

/** Deletes a printer. A Platen-specific call. */
export const deletePrinterMutation = () =>
  mutationOptions({
    mutationKey: ['delete-printer'],
    mutationFn: (printerId: Id) =>
      callForEffect(productApi, 'delete', `api/printers/${encodeURIComponent(printerId)}`),
    meta: {
      errorShownBy: 'caller',
      invalidates: [printerQueries.all(), subscriptionQueries.all(), agentQueries.all()],
    },
  });
