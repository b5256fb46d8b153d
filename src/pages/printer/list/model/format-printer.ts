import { printerName, targetKind, type Printer } from '@/entities/printer';
import { texts } from '../i18n';

/** Returns the manufacturer and the model: "Zebra ZD421". */
export function formatModel({ vendor, model }: Pick<Printer, 'vendor' | 'model'>): string {
  return [vendor, model].filter((part) => part !== '').join(' ');
}

/** Returns the queue or the address that a printer prints to, without its agent. */
export function formatTarget(printer: Printer): string {
  const { targetIpAddress, targetPort, targetPrintQueue } = printer;
  const kind = targetKind(printer);
  if (kind === 'driver') return texts.driver({ queue: targetPrintQueue });
  if (kind === 'queue')
    return targetPrintQueue === '' ? texts.noTarget : texts.queue({ queue: targetPrintQueue });
  const host = targetIpAddress.includes(':')
    ? `[${targetIpAddress.replaceAll(/[[\]]/g, '')}]`
    : targetIpAddress;
  const path = targetPrintQueue === '' ? '' : `/${targetPrintQueue.replace(/^\//, '')}`;
  return `${host}${targetPort === undefined ? '' : `:${targetPort}`}${path}`;
}

/** Returns the resolution and the language: "203 dpi · ZPL". */
export const formatResolution = ({ dpi, language }: Pick<Printer, 'dpi' | 'language'>): string =>
  [texts.dpi({ dpi }), language.toUpperCase()].join(' · ');

/** Returns the text that is searched. */
export const searchedText = (printer: Printer): string =>
  [
    printerName(printer),
    printer.name,
    formatModel(printer),
    formatTarget(printer),
    printer.agent?.name ?? '',
    printer.language,
    texts.dpi({ dpi: printer.dpi }),
  ].join(' ');
