import type { FormFaults } from '@/shared/lib/form-faults';
import type { WidgetValues } from '../model/widget-values';

/** What every part of the form gets. */
export interface FieldsProps {
  values: WidgetValues;
  /** Those that may be shown now. */
  faults: FormFaults;
  change: (patch: Partial<WidgetValues>) => void;
}
