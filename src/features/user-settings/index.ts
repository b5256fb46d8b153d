export { saveSettingsMutation } from './api/save-settings-mutation';
export { useLanguageOfSettings, useColorSchemeOfSettings } from './model/apply-settings';
export {
  beginFactorMutation,
  confirmFactorMutation,
  factorRuleMutation,
  removeFactorMutation,
  turnOffFactorMutation,
  type BegunFactor,
} from './api/second-factor-mutation';
export { secondFactorQueries, type SecondFactor } from './api/second-factor-queries';
