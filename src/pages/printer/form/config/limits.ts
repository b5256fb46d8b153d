import { NAME_CHARACTERS, USUAL_DPI } from '@/shared/config';

/** What the server takes for a printer; it checks again. */
export const PRINTER_LIMITS = { leastDpi: 150, mostDpi: 1200, nameCharacters: NAME_CHARACTERS } as const;

/** Resolutions of label printers where the model does not tell. */
export const USUAL_DPIS: readonly number[] = [USUAL_DPI, 300, 600];

/** Where printers listen: raw, IPP and LPD. */
export const PRINTER_PORTS: readonly number[] = [9100, 9101, 9102, 9103, 6101, 631, 515];

export const IPP_PORT = '631';
