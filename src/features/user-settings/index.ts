export { saveSettingsMutation } from './api/save-settings-mutation';
export { useColorSchemeOfSettings } from './model/use-color-scheme-of-settings';
