import { useQuery } from '@tanstack/react-query';
import { printerName, printerQueries } from '@/entities/printer';
import type { Id } from '@/shared/api';
import type { FieldsProps } from '@/shared/lib/form';
import { QueryView } from '@/shared/ui/query-view';
import { texts } from '../i18n';
import type { GroupValues } from '../model/group-form';
import { BelongingChoice } from './belonging-choice';

/** Choice of the printers of the group. */
export function PrinterChoice({
  values,
  errors,
  change,
  groupId,
}: FieldsProps<GroupValues> & { groupId: Id | undefined }) {
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
          error={errors['printers']}
          onChange={(chosen) => change({ printers: chosen })}
        />
      )}
    </QueryView>
  );
}
