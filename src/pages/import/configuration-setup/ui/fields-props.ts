import type { FormFaults } from '@/shared/lib/form-faults';
import type { ConfigurationValues } from '../model/configuration-values';

/** What each part of the form is given. */
export interface FieldsProps {
  values: ConfigurationValues;
  faults: FormFaults;
  change: (patch: Partial<ConfigurationValues>) => void;
}
