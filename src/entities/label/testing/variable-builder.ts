import type { LabelVariable } from '../api/label-variable-schema';

/** A text that may be changed and may stay empty; pass fields to change it. */
export const buildVariable = (variableName: string, fields: Partial<LabelVariable> = {}): LabelVariable => ({
  variableId: undefined,
  variableName,
  variableData: '',
  propertySize: undefined,
  dataType: 'default',
  required: false,
  editable: true,
  displayName: '',
  ...fields,
});
