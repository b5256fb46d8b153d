import { mutationOptions } from '@tanstack/react-query';
import { agentQueries } from '@/entities/agent';
import { printerQueries } from '@/entities/printer';
import { subscriptionQueries } from '@/entities/subscription';
import { callForEffect, productApi, type Id } from '@/shared/api';

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
