export { helperApi } from './api/helper-client';
export { canReachHelper, isHelperConnected } from './api/helper-reach';
export { helperDownloadQueries, type HelperDownloads } from './api/helper-download-queries';
export { printerHelperQueries } from './api/printer-helper-queries';
export type { HelperState } from './model/helper-connection';
export { helperUpdate, type HelperUpdate } from './model/helper-update';
export { helperTexts } from './model/texts';
export { useHelperConnection, type HelperConnection } from './model/use-helper-connection';
