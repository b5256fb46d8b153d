/** Fetches the code that handles scans on a print screen, before the screen is opened; it comes after it otherwise. */
export const fetchScannerParts = (): Promise<unknown> => import('./print-scanner');
