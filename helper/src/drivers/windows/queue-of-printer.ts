import type { Queue } from '../driver.ts';
import type { SpoolerPrinter } from './spooler.ts';

/** Bits of PRINTER_INFO_2.Status that stop a printer or announce it, as keywords of IPP. */
const reasons: readonly (readonly [bit: number, keyword: string])[] = [
  [0x1, 'paused'],
  [0x8, 'media-jam'],
  [0x10, 'media-empty'],
  [0x20, 'media-needed'],
  [0x40, 'media-needed'],
  [0x80, 'offline'],
  [0x8_00, 'output-area-full'],
  [0x10_00, 'offline'],
  [0x2_00_00, 'toner-low'],
  [0x4_00_00, 'toner-empty'],
  [0x10_00_00, 'user-intervention-error'],
  [0x20_00_00, 'spool-area-full'],
  [0x40_00_00, 'door-open'],
  [0x2_00_00_00, 'offline'],
  [0x2, 'fault-error'],
];
const pendingDeletion = 0x4;
/** BUSY, PRINTING, PROCESSING. */
const atWork = 0x2_00 | 0x4_00 | 0x40_00;
/** PRINTER_ATTRIBUTE_WORK_OFFLINE: Windows sets it too while a printer on USB is unplugged. */
const worksOffline = 0x4_00;

/** Drivers that put text on paper and cannot draw. */
const textDriver = /generic \/ text only/i;

/** Returns the reasons why a printer does not print or soon will not, as keywords of IPP. */
export function stateReasonsOf({
  status,
  attributes,
}: Pick<SpoolerPrinter, 'status' | 'attributes'>): string[] {
  const found = reasons.filter(([bit]) => (status & bit) !== 0).map(([, keyword]) => keyword);
  return [...new Set([...found, ...((attributes & worksOffline) === 0 ? [] : ['offline'])])];
}

/** Returns a printer of the spooler as a queue. */
export function queueOfPrinter(printer: SpoolerPrinter): Queue {
  const stateReasons = stateReasonsOf(printer);
  const isStopped = stateReasons.some((reason) => reason !== 'toner-low');
  const running = (printer.status & atWork) === 0 ? 'idle' : 'printing';
  return {
    name: printer.name,
    isDefault: printer.isDefault,
    state: isStopped ? 'stopped' : running,
    stateReasons,
    accepting: (printer.status & pendingDeletion) === 0,
    model: printer.driver || null,
    dpi: printer.dpi,
    isRaw: textDriver.test(printer.driver),
  };
}
