import { NativeSelect } from '@mantine/core';
import { printerName, type Printer } from '@/entities/printer';
import type { Id } from '@/shared/api';
import { texts } from '../i18n';

interface PrinterSelectProps {
  label: string;
  /** The label is only for screen readers, because the column of a table already shows it. */
  isLabelHidden?: boolean;
  printers: readonly Printer[];
  value: Id | undefined;
  onChange: (printerId: Id | undefined) => void;
}

/** Select field for one of the printers, or none. */
export function PrinterSelect({ label, isLabelHidden, printers, value, onChange }: PrinterSelectProps) {
  const isGone = value !== undefined && !printers.some(({ printerId }) => printerId === value);
  return (
    <NativeSelect
      {...(isLabelHidden ? { 'aria-label': label } : { label })}
      size="sm"
      value={value === undefined ? '' : String(value)}
      data={[
        { value: '', label: texts.noDefault },
        ...(isGone ? [{ value: String(value), label: texts.gone }] : []),
        ...printers.map((one) => ({ value: String(one.printerId), label: printerName(one) })),
      ]}
      onChange={(event) => {
        const chosen = event.currentTarget.value;
        onChange(printers.find(({ printerId }) => String(printerId) === chosen)?.printerId);
      }}
    />
  );
}
