import { useMutation } from '@tanstack/react-query';
import { paths } from '@/shared/routes';
import { PageFrame } from '@/shared/ui/page-frame';
import { addPrinterMutation } from '../api/printer-mutation';
import { texts } from '../i18n';
import { NEW_PRINTER, printerRequest, usePrinterForm } from '../model/printer-form';
import { PrinterFields } from './printer-fields';

/** /addprinter - the form of a new printer, with a test print before it is added. */
export function AddPrinterPage() {
  const form = usePrinterForm(NEW_PRINTER, 'new');
  const { mutateAsync: add } = useMutation(addPrinterMutation());
  return (
    <PageFrame
      title={texts.addTitle}
      description={texts.addDescription}
      backTo={paths.printers}
      form={form}
      submit={{
        kind: 'add',
        text: texts.add,
        run: () => form.submit((values) => add(printerRequest(values))),
      }}
    >
      <PrinterFields form={form} />
    </PageFrame>
  );
}
