export { saveSettingsMutation } from './api/save-settings-mutation';
export { useLanguageOfSettings } from './model/use-language-of-settings';
export { useColorSchemeOfSettings } from './model/use-color-scheme-of-settings';
