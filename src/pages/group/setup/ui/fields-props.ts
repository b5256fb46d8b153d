import type { FormFaults } from '@/shared/lib/form-faults';
import type { GroupValues } from '../model/group-values';

/** What every part of the form gets. */
export interface FieldsProps {
  values: GroupValues;
  /** Those that may be shown now. */
  faults: FormFaults;
  change: (patch: Partial<GroupValues>) => void;
}
