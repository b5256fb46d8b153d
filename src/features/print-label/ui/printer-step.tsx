import { AgentNotice, PrinterChoice } from '@/entities/printer';
import { fieldId } from '../model/field-id';
import type { PrintForm } from '../model/use-print-form';

/** Step for choosing the printer; its code is loaded after the screen. */
export function PrinterStep({ form }: { form: PrintForm }) {
  const { printers, printer, choosePrinter } = form;
  return (
    <>
      <PrinterChoice
        id={fieldId('printer', 'choice')}
        printers={printers}
        printer={printer}
        onChoose={choosePrinter}
      />
      {printer?.agent && <AgentNotice agent={printer.agent} />}
    </>
  );
}
