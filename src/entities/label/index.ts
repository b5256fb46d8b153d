export { labelQueries } from './api/label-queries';
export {
  labelSettingsSchema,
  type AdministeredLabel,
  type LabelPlaces,
  type LabelReview,
  type LabelSetup,
  type LabelVersion,
} from './api/administered-label-schema';
export { labelFontUrls } from './api/label-kit';
export type { LabelKit } from './api/open-label-kit';
export type { DrawableLabel, Label, LabelSummary } from './api/label-schema';
export { type LabelVariable, type VariableDataType } from './api/label-variable-schema';
export {
  drawLabel,
  labelProblems,
  readTemplate,
  type DrawnLabel,
  type LabelProblem,
} from './model/draw-label';
export {
  articleDataValues,
  articleValues,
  type ArticleData,
  type LabelledArticle,
} from './model/article-values';
export { fillFromCode, type FilledValues, type FillTarget } from './model/fill-from-code';
export { codedVariables } from './model/coded-variables';
export {
  characterCount,
  editableData,
  initialValues,
  printedValues,
  variableLabel,
  type LabelValues,
} from './model/label-values';
export { sampleValues } from './model/sample-values';
export { templateVariables } from './model/template-variables';
export { templateParts, type TemplateParts } from './model/template-parts';
export { formatSize } from './model/format-size';
export { versionStateName } from './model/version-state-name';
export { ElementLead } from './ui/element-lead';
export { LabelChoice } from './ui/label-choice';
export { LabelStateBadge } from './ui/label-state-badge';
export { LabelThumbnail } from './ui/label-thumbnail';
export { LabelPreview } from './ui/label-preview';
export { ReviewNotice } from './ui/review-notice';
export { useLabelPictures } from './ui/use-label-pictures';
export { useMultilineVariables } from './model/multiline-variables';
export { useCaretInsertion } from './model/use-caret-insertion';
export { readerOfMarkup, useMarkedValues, type ReadMarkup } from './model/marked-values';
export { MarkupValue } from './ui/markup-value';
export { MarkupTools } from './ui/markup-tools';
export { markupToolOf } from './model/tagged-text';
export { VariableField } from './ui/variable-field';
export type { ScannedForm } from './model/scanned-form';
export { useExampleFacts, useFirstExampleFacts, type ExampleFacts } from './model/use-example-facts';
export { counterQueries } from './api/counter-queries';
export { counterSettingsSchema, type Counter, type CounterRange } from './api/counter-schema';
export type { LabelDays } from './api/label-days-schema';
export { fileMappingQueries } from './api/file-mapping-queries';
export { fileMappingSchema, type FileMapping } from './api/file-mapping-schema';
