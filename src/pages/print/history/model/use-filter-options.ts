import { useQuery } from '@tanstack/react-query';
import { labelQueries } from '@/entities/label';
import { printJobQueries } from '@/entities/print-job';
import { printerName, printerQueries } from '@/entities/printer';

export interface FilterOption {
  value: string;
  label: string;
}

export interface FilterOptions {
  label: readonly FilterOption[];
  printer: readonly FilterOption[];
  /** Empty for people who see only their own prints. */
  person: readonly FilterOption[];
}

/** Returns the options of the filters. A list that cannot be loaded has no options; the history itself still works. */
export function useFilterOptions(): FilterOptions {
  const { data: labels = [] } = useQuery(labelQueries.list());
  const { data: printers = [] } = useQuery(printerQueries.list());
  const { data: people = [] } = useQuery(printJobQueries.people());
  return {
    label: labels.map(({ labelId, name }) => ({ value: String(labelId), label: name })),
    printer: printers.map((printer) => ({ value: String(printer.printerId), label: printerName(printer) })),
    person:
      people.length > 1 ? people.map(({ userId, name }) => ({ value: String(userId), label: name })) : [],
  };
}
