import { NativeSelect } from '@mantine/core';
import { printerName } from '@/entities/printer';
import { ErrorPanel } from '@/shared/ui/error-panel';
import { fieldId } from '../model/field-id';
import type { PrintForm } from '../model/use-print-form';
import classes from './print-article.module.css';
import { texts } from './texts';

/** The printer, chosen beforehand where there is a default; a choice is remembered for the label. */
export function PrinterChoice({ form: { printers, printer, choosePrinter } }: { form: PrintForm }) {
  if (printers.error && !printers.data)
    return (
      <ErrorPanel
        title={texts.printersFailed}
        error={printers.error}
        onRetry={() => void printers.refetch()}
      />
    );
  const available = printers.data ?? [];
  if (printers.data && available.length === 0) return <p className={classes['quiet']}>{texts.noPrinters}</p>;
  return (
    <NativeSelect
      id={fieldId('printer', 'choice')}
      label={texts.printer}
      size="md"
      disabled={printers.isPending}
      value={printer ? String(printer.printerId) : ''}
      data={[
        ...(printer ? [] : [{ value: '', label: texts.choosePrinter }]),
        ...available.map((one) => ({ value: String(one.printerId), label: printerName(one) })),
      ]}
      onChange={(event) => {
        const chosen = available.find(({ printerId }) => String(printerId) === event.currentTarget.value);
        if (chosen) choosePrinter(chosen.printerId);
      }}
    />
  );
}
