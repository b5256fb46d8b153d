import { requiredFields } from './import-fields.ts';
import type { ImportOptions } from './import-options.ts';

/** Returns the groups of required fields of which none has a column yet. */
export const missingFields = ({ kind, mapping }: Pick<ImportOptions, 'kind' | 'mapping'>) =>
  requiredFields[kind].filter((group) => !mapping.some(({ field }) => group.includes(field)));
