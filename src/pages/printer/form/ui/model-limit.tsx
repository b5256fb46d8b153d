import { useQuery } from '@tanstack/react-query';
import { printerQueries } from '@/entities/printer';
import { LimitNotice } from '@/entities/subscription';
import { texts } from '../i18n';
import type { PrinterValues } from '../model/printer-form';

/** How many models the subscription has room for, before one too many is refused. */
export function ModelLimit({ vendor, model }: Pick<PrinterValues, 'vendor' | 'model'>) {
  const { data: printers = [] } = useQuery(printerQueries.list());
  const isKnown = printers.some((printer) => printer.vendor === vendor && printer.model === model);
  return (
    <LimitNotice limit="printerModels" needed={isKnown ? 0 : 1}>
      {isKnown && texts.modelKnown}
    </LimitNotice>
  );
}
