export { printPreferenceQueries } from './api/print-preference-queries';
export type { UserSettings } from './api/user-settings-schema';
export { printersForLabel } from './model/printers-for-label';
