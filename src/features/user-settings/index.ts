export { saveSettingsMutation } from './api/save-settings-mutation';
export { useLanguageOfSettings, useColorSchemeOfSettings } from './model/apply-settings';
