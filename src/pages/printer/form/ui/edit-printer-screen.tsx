import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Printer, printerName, printerQueries } from '@/entities/printer';
import { orNotOffered, rereadOnConflict } from '@/shared/api';
import { paths } from '@/shared/routes';
import { PageFrame } from '@/shared/ui/page-frame';
import {
  deletePrinterMutation,
  changePrinterGroupsMutation,
  changePrinterMutation,
} from '../api/printer-mutation';
import { texts } from '../i18n';
import {
  differsInGroupsOnly,
  printerRequest,
  type PrinterValues,
  usePrinterForm,
  valuesOf,
} from '../model/printer-form';
import { PrinterFields } from './printer-fields';

/** Form of a saved printer. Changes based on an older revision never overwrite a newer one. */
export function EditPrinterScreen({ printer }: { printer: Printer }) {
  const client = useQueryClient();
  const { printerId } = printer;
  const saved = valuesOf(printer);
  const form = usePrinterForm(saved, String(printerId), printer.revision);
  const { mutateAsync: change } = useMutation(changePrinterMutation());
  const { mutateAsync: changeGroups } = useMutation(changePrinterGroupsMutation());
  const { mutateAsync: remove } = useMutation(deletePrinterMutation());

  const save = (values: PrinterValues, revision: number | undefined) => {
    const { groupIds } = values;
    return rereadOnConflict(
      differsInGroupsOnly(values, saved)
        ? changeGroups({ printerId, revision, groupIds })
        : change({ printerId, revision, ...printerRequest(values, saved) }),
      client,
      printerQueries.all(),
    );
  };
  return (
    <PageFrame
      title={printerName(printer)}
      description={[printer.vendor, printer.model].filter((part) => part !== '').join(' ')}
      backTo={paths.printers}
      form={form}
      submit={{ kind: 'save', run: () => form.submit(save) }}
      removal={{
        name: printerName(printer),
        run: () => orNotOffered(remove(printerId), texts.deleteNotOffered),
      }}
    >
      <PrinterFields form={form} />
    </PageFrame>
  );
}
