import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '@/shared/routes';
import { PageFrame } from '@/shared/ui/page-frame';
import { addPrinterMutation } from '../api/save-printer-mutation';
import { NEW_PRINTER, printerRequest } from '../model/printer-values';
import { usePrinterForm } from '../model/use-printer-form';
import { PrinterFields } from './printer-fields';
import { texts } from './texts';

/** /addprinter - a new printer, tried before it is added. */
export function AddPrinterPage() {
  const form = usePrinterForm(NEW_PRINTER, 'new');
  const { mutateAsync: add } = useMutation(addPrinterMutation());
  const [isTried, setTried] = useState(false);
  const { reason } = form;
  return (
    <PageFrame
      title={texts.addTitle}
      description={texts.addDescription}
      backTo={paths.printers}
      isChanged={form.isChanged}
      isRestored={form.isRestored}
      validate={() => (reason === '' ? { isValid: true } : { isValid: false, reason })}
      onRefused={() => setTried(true)}
      submit={{
        kind: 'add',
        text: texts.add,
        run: () => form.submit((values) => add(printerRequest(values))),
      }}
    >
      <PrinterFields form={form} areFaultsShown={isTried} />
    </PageFrame>
  );
}
