export {
  addConfigurationMutation,
  changeConfigurationMutation,
  deleteConfigurationMutation,
  type ConfigurationRequest,
} from './api/configuration-mutation';
export { dataImportQueries } from './api/data-import-queries';
export { isUnderWay, type DataImport, type ImportState } from './api/data-import-schema';
export { configurationSettingsSchema, type ImportConfiguration } from './api/import-configuration-schema';
/** @public Used by the import screen to upload its files. */
export { uploadImportMutation, type ImportUpload } from './api/upload-mutation';
export { labelHint } from './i18n';
export { ImportStateBadge } from './ui/import-state-badge';
