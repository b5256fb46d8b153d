export { preferenceQueries } from './api/preference-queries';
export type { ComputerPreferences } from './api/computer-preferences-schema';
export { OWN_SIZE, type PaperSettings } from './api/paper-settings-schema';
export type { PrinterFlag } from './api/printer-flag-schema';
export {
  type UserSettings,
  COLOR_SCHEMES,
  readColorScheme,
  type ColorScheme,
  printersForLabel,
} from './api/user-settings-schema';
export { useDateFormat } from './model/use-date-format';
