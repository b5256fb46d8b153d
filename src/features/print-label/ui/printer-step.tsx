import { PrinterChoice } from '@/entities/printer';
import { fieldId } from '../model/field-id';
import type { PrintForm } from '../model/use-print-form';

/** Where it is printed: the code of the choice comes after the screen. */
export function PrinterStep({ form }: { form: PrintForm }) {
  return (
    <PrinterChoice
      id={fieldId('printer', 'choice')}
      printers={form.printers}
      printer={form.printer}
      onChoose={form.choosePrinter}
    />
  );
}
