import { NativeSelect, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Id } from '@/shared/api';
import { ErrorPanel } from '@/shared/ui/error-panel';
import type { Printer } from '../api/printer-schema';
import { texts } from '../i18n';
import { printerName } from '../model/default-printer';

interface PrinterChoiceProps {
  /** Id of the element that gets the focus when no printer is chosen. */
  id: string;
  printers: UseQueryResult<Printer[]>;
  printer: Printer | undefined;
  onChoose: (printerId: Id) => void;
}

/** Field for choosing the printer; the default printer is preselected, if there is one. */
export function PrinterChoice({ id, printers, printer, onChoose }: PrinterChoiceProps) {
  if (printers.error && !printers.data)
    return <ErrorPanel title={texts.failed} error={printers.error} onRetry={() => void printers.refetch()} />;
  const available = printers.data ?? [];
  if (printers.data && available.length === 0) return <Text c="dimmed">{texts.none}</Text>;
  return (
    <NativeSelect
      id={id}
      label={texts.printer}
      size="md"
      disabled={printers.isPending}
      value={printer ? String(printer.printerId) : ''}
      data={[
        ...(printer ? [] : [{ value: '', label: texts.choose }]),
        ...available.map((one) => ({ value: String(one.printerId), label: printerName(one) })),
      ]}
      onChange={(event) => {
        const chosen = available.find(({ printerId }) => String(printerId) === event.currentTarget.value);
        if (chosen) onChoose(chosen.printerId);
      }}
    />
  );
}
