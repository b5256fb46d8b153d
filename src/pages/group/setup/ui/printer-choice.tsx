import { useQuery } from '@tanstack/react-query';
import { printerName, printerQueries } from '@/entities/printer';
import type { Id } from '@/shared/api';
import { QueryView } from '@/shared/ui/query-view';
import { BelongingChoice } from './belonging-choice';
import type { FieldsProps } from './fields-props';
import { texts } from './texts';

/** The printers that are for the group. */
export function PrinterChoice({
  values,
  faults,
  change,
  groupId,
}: FieldsProps & { groupId: Id | undefined }) {
  const printers = useQuery(printerQueries.list());
  return (
    <QueryView query={printers}>
      {(known) => (
        <BelongingChoice
          title={texts.printers}
          hint={texts.printersHint}
          searchLabel={texts.findPrinter}
          none={texts.noPrinters}
          candidates={known.map((printer) => ({
            id: printer.printerId,
            name: printerName(printer),
            detail: [printer.vendor, printer.model].filter(Boolean).join(' '),
            isIn: groupId !== undefined && printer.groupIds.includes(groupId),
          }))}
          value={values.printers}
          error={faults['printers']}
          onChange={(chosen) => change({ printers: chosen })}
        />
      )}
    </QueryView>
  );
}
