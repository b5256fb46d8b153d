import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { printerName, printerQueries } from '@/entities/printer';
import type { Id } from '@/shared/api';
import { texts } from '../i18n';

interface ReprintPrinterProps {
  /** Name of the original printer. */
  before: string;
  value: Id | undefined;
  onChange: (printerId: Id | undefined) => void;
}

/** Select field for the printer of a reprint. Without the list of printers only the original one is offered. */
export function ReprintPrinter({ before, value, onChange }: ReprintPrinterProps) {
  const { data: printers = [] } = useQuery(printerQueries.list());
  return (
    <NativeSelect
      label={texts.printer}
      size="md"
      value={value === undefined ? '' : String(value)}
      data={[
        { value: '', label: texts.reprinting.samePrinter({ printer: before }) },
        ...printers.map((printer) => ({ value: String(printer.printerId), label: printerName(printer) })),
      ]}
      onChange={(event) => {
        const chosen = printers.find(({ printerId }) => String(printerId) === event.currentTarget.value);
        onChange(chosen?.printerId);
      }}
    />
  );
}
