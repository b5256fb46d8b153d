import type { LabelVariable } from '../api/label-variable-schema';

/** Returns a text variable that is editable and optional; pass fields to change it. */
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
