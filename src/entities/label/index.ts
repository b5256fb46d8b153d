export { labelQueries } from './api/label-queries';
export type { LabelKit } from './api/label-kit';
export type { Label, LabelSummary } from './api/label-schema';
export { type LabelVariable, type VariableDataType } from './api/label-variable-schema';
export { drawLabel, readTemplate, type DrawnLabel, type LabelProblem } from './model/draw-label';
export {
  editableData,
  initialValues,
  printedValues,
  variableLabel,
  type LabelValues,
} from './model/label-values';
export { LabelPreview } from './ui/label-preview';
export { VariableField } from './ui/variable-field';
