import { NAME_CHARACTERS, USUAL_DPI } from '@/shared/config';

/** Limits of a printer; the server checks them again. */
export const PRINTER_LIMITS = { leastDpi: 150, mostDpi: 1200, nameCharacters: NAME_CHARACTERS } as const;

/** Resolutions of label printers in dpi, offered if those of the model are unknown. */
export const USUAL_DPIS: readonly number[] = [USUAL_DPI, 300, 600];

/** Ports of printers: raw, IPP and LPD. */
export const PRINTER_PORTS: readonly number[] = [9100, 9101, 9102, 9103, 6101, 631, 515];

export const IPP_PORT = '631';
