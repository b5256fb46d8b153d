export { preferenceQueries } from './api/preference-queries';
export type { ComputerPreferences } from './api/computer-preferences-schema';
export { OWN_SIZE, type PaperSettings } from './api/paper-settings-schema';
export type { PrinterFlag } from './api/printer-flag-schema';
export type { UserSettings } from './api/user-settings-schema';
export { printersForLabel } from './model/printers-for-label';
export { COLOR_SCHEMES, readColorScheme, type ColorScheme } from './model/color-scheme';
export { useDateFormat } from './model/use-date-format';
