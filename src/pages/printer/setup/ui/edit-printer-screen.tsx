import { useMutation, useQueryClient } from '@tanstack/react-query';
import { printerName, printerQueries, type Printer } from '@/entities/printer';
import { isNotOffered, toApiError } from '@/shared/api';
import { paths } from '@/shared/routes';
import { PageFrame } from '@/shared/ui/page-frame';
import { deletePrinterMutation } from '../api/delete-printer-mutation';
import { changePrinterGroupsMutation, changePrinterMutation } from '../api/save-printer-mutation';
import { differsInGroupsOnly, printerRequest, valuesOf, type PrinterValues } from '../model/printer-values';
import { usePrinterForm } from '../model/use-printer-form';
import { PrinterFields } from './printer-fields';
import { texts } from './texts';

/** The form over one printer. What was begun over an older revision is never saved over a newer one. */
export function EditPrinterScreen({ printer }: { printer: Printer }) {
  const client = useQueryClient();
  const { printerId } = printer;
  const saved = valuesOf(printer);
  const form = usePrinterForm(saved, String(printerId), printer.revision);
  const { mutateAsync: change } = useMutation(changePrinterMutation());
  const { mutateAsync: changeGroups } = useMutation(changePrinterGroupsMutation());
  const { mutateAsync: remove } = useMutation(deletePrinterMutation());
  const { reason } = form;

  const save = async (values: PrinterValues, revision: number | undefined) => {
    const { groupIds } = values;
    try {
      await (differsInGroupsOnly(values, saved)
        ? changeGroups({ printerId, revision, groupIds })
        : change({ printerId, revision, ...printerRequest(values, saved) }));
    } catch (error) {
      // What somebody else changed is there as soon as this person's own changes are discarded.
      if (toApiError(error).status === 409) void client.invalidateQueries({ queryKey: printerQueries.all() });
      throw error;
    }
  };
  return (
    <PageFrame
      title={printerName(printer)}
      description={[printer.vendor, printer.model].filter((part) => part !== '').join(' ')}
      backTo={paths.printers}
      isChanged={form.isChanged}
      isRestored={form.isRestored}
      validate={() => (reason === '' ? { isValid: true } : { isValid: false, reason })}
      submit={{ kind: 'save', run: () => form.submit(save) }}
      onDiscard={form.discard}
      removal={{
        name: printerName(printer),
        run: () =>
          remove(printerId).catch((error: unknown) => {
            throw isNotOffered(toApiError(error)) ? new Error(texts.deleteNotOffered) : error;
          }),
      }}
    >
      <PrinterFields form={form} areFaultsShown />
    </PageFrame>
  );
}
