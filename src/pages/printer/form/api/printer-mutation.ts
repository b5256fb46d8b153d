import { mutationOptions } from '@tanstack/react-query';
import { agentQueries } from '@/entities/agent';
import { printerQueries } from '@/entities/printer';
import { subscriptionQueries } from '@/entities/subscription';
import { callForEffect, productApi, type Id } from '@/shared/api';
import type { PrinterRequest } from '../model/printer-form';

const meta = {
  errorShownBy: 'caller',
  // An agent tells of the printers that are reached through it.
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
  /** The one the change began with; left out where the server does not count them. */
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

/** Gives a printer to groups, and changes nothing else. */
export const changePrinterGroupsMutation = () =>
  mutationOptions({
    mutationKey: ['change-printer-groups'],
    mutationFn: (json: ChangedPrinter & { groupIds: readonly Id[] }) =>
      callForEffect(productApi, 'put', 'api/printers/groups', { json }),
    meta,
  });

/** Deletes a printer. One of our own calls. */
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
