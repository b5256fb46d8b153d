export { standardLabelQueries } from './api/standard-label-queries';
export {
  standardLabelSchema,
  standardLabelSettingsSchema,
  type StandardLabel,
  type StandardLabelSettings,
  type StandardTemplate,
  type TemplateParameter,
} from './api/standard-label-schema';
export { firstParameters, keptParameters, sampleOf, type ParameterValues } from './model/parameter-values';
