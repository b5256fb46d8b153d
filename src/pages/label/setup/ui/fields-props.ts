import type { FormFaults } from '@/shared/lib/form-faults';
import type { LabelValues } from '../model/label-values';

/** What every part of the form gets. */
export interface FieldsProps {
  values: LabelValues;
  /** Those that may be shown now. */
  faults: FormFaults;
  change: (patch: Partial<LabelValues>) => void;
}
