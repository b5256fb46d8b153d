import { PRINTER_LIMITS } from '../config/limits';

export const faultTexts = {
  noVendor: 'Choose who made the printer.',
  noModel: 'Choose the model.',
  badDpi: `The resolution is a whole number from ${PRINTER_LIMITS.leastDpi} to ${PRINTER_LIMITS.mostDpi} dpi.`,
  driverWithZpl: 'A local driver prints PDF. Choose PDF, or a queue.',
  noQueue: 'Name the queue of the computer.',
  noAddress: 'Enter the address of the printer.',
  badAddress: 'The address must be one of your own network, such as 192.168.1.20, or a host name.',
  badPort: 'Printers listen at 9100 to 9103 or 6101 (raw), 631 (IPP) or 515 (LPD).',
  noPath: 'A printer at port 631 (IPP) needs its path, such as ipp/print.',
  noName: 'Give the printer a name.',
  tooLong: `At most ${PRINTER_LIMITS.nameCharacters} characters.`,
} as const;
