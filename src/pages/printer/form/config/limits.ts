/** What the server takes for a printer; it checks again. */
export const PRINTER_LIMITS = { leastDpi: 150, mostDpi: 1200, nameCharacters: 200 } as const;

/** Resolutions of label printers where the model does not tell. */
export const USUAL_DPIS: readonly number[] = [203, 300, 600];

/** Where printers listen: raw, IPP and LPD. */
export const PRINTER_PORTS: readonly number[] = [9100, 9101, 9102, 9103, 6101, 631, 515];

export const IPP_PORT = '631';

/** How often the helper is asked what became of a test label. */
export const TEST_PRINT_POLL_MS = 1000;
