import { useSessionUser } from '@/entities/session';
import { useDraftForm, type DraftForm } from '@/shared/lib/draft-form';
import { printerDraftSchema } from './printer-draft-schema';
import { printerFaults, serverPrinterFaults } from './printer-faults';
import { isSameEntry, type PrinterValues } from './printer-values';

/** The form over one printer; `printer` is its id, or "new". */
export function usePrinterForm(saved: PrinterValues, printer: string, revision?: number): PrinterForm {
  const user = useSessionUser();
  return useDraftForm({
    owner: user?.userId ?? '',
    form: 'printer',
    thing: printer,
    revision,
    saved,
    schema: printerDraftSchema,
    faultsOf: printerFaults,
    serverFaultsOf: serverPrinterFaults,
    isSame: isSameEntry,
  });
}

export type PrinterForm = DraftForm<PrinterValues>;
