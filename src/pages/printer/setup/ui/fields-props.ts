import type { FormFaults } from '@/shared/lib/form-faults';
import type { PrinterValues } from '../model/printer-values';

/** What every part of the form gets. */
export interface FieldsProps {
  values: PrinterValues;
  /** Those that may be shown now. */
  faults: FormFaults;
  change: (patch: Partial<PrinterValues>) => void;
}
