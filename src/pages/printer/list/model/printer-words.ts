import { printerName, targetKind, type Printer } from '@/entities/printer';
import { targetTexts } from './target-texts';

/** "Zebra ZD421". */
export function modelOf({ vendor, model }: Pick<Printer, 'vendor' | 'model'>): string {
  return [vendor, model].filter((part) => part !== '').join(' ');
}

/** Where a printer prints to, in words; the agent that reaches it is told beside. */
export function targetOf(printer: Printer): string {
  const { targetIpAddress, targetPort, targetPrintQueue } = printer;
  const kind = targetKind(printer);
  if (kind !== 'address') return targetTexts[kind](targetPrintQueue);
  const host = targetIpAddress.includes(':')
    ? `[${targetIpAddress.replaceAll(/[[\]]/g, '')}]`
    : targetIpAddress;
  const path = targetPrintQueue === '' ? '' : `/${targetPrintQueue.replace(/^\//, '')}`;
  return targetTexts.address(`${host}${targetPort === undefined ? '' : `:${targetPort}`}${path}`);
}

/** What a search looks into. */
export const searchedText = (printer: Printer): string =>
  [
    printerName(printer),
    printer.name,
    modelOf(printer),
    targetOf(printer),
    printer.agent?.name ?? '',
    printer.language,
    `${printer.dpi} dpi`,
  ].join(' ');
