import type { Problem } from '../../foundation/http/http-error.ts';
import { isNetworkAddress } from './network-address.ts';
import type { PrinterLanguage } from '../../foundation/values/printer-languages.ts';

export interface PrinterTarget {
  readonly targetIpAddress: string | null;
  readonly targetPort: number | null;
  readonly targetPrintQueue: string | null;
  readonly useLocalPrinterDriver: boolean;
}

/** Ports that carry the bytes of a label as they are. */
const rawPorts: readonly number[] = [9100, 9101, 9102, 9103, 6101];
const ippPort = 631;
const lpdPort = 515;
const resourcePath = /^\/?[\w.~-]+(?:\/[\w.~-]+)*\/?$/;

/** Why nothing can be printed to this target, by field; empty when it may be. One problem for each field. */
export function targetProblems(
  target: PrinterTarget & { readonly language: PrinterLanguage },
): readonly Problem[] {
  return target.targetIpAddress === null ? queueProblems(target) : addressProblems(target);
}

function queueProblems({
  targetPort,
  targetPrintQueue,
  useLocalPrinterDriver,
  language,
}: Parameters<typeof targetProblems>[0]): readonly Problem[] {
  return problems({
    targetPrintQueue:
      targetPrintQueue === null &&
      'Say where it prints: a queue of a computer, or an address in your network.',
    targetPort: targetPort !== null && 'A port needs the address of a printer in your network.',
    language:
      useLocalPrinterDriver && language === 'zpl' && 'A local driver prints PDF. Choose PDF, or a queue.',
  });
}

function addressProblems({
  targetIpAddress,
  targetPort,
  targetPrintQueue,
  useLocalPrinterDriver,
}: PrinterTarget): readonly Problem[] {
  const isIpp = targetPort === ippPort;
  const isRaw = targetPort === null || rawPorts.includes(targetPort);
  const isKnown = isRaw || isIpp || targetPort === lpdPort;
  return problems({
    targetIpAddress:
      !isNetworkAddress(targetIpAddress ?? '') &&
      'The address must be one of your own network, such as 192.168.1.20, or a host name.',
    targetPort:
      !isKnown &&
      'This is no port of a printer. Printers listen at 9100 to 9103 or 6101 (raw), 631 (IPP) or 515 (LPD).',
    targetPrintQueue: queueOfAddress({ isIpp, isRaw, queue: targetPrintQueue }),
    useLocalPrinterDriver:
      useLocalPrinterDriver && 'A local driver belongs to a queue of a computer, not to a network address.',
  });
}

function queueOfAddress(asked: { isIpp: boolean; isRaw: boolean; queue: string | null }): string | false {
  const { isIpp, isRaw, queue } = asked;
  if (isRaw) return queue !== null && 'A printer at a raw port has no queue. Leave it empty.';
  if (queue === null) return isIpp && 'A printer at port 631 (IPP) needs its path, such as ipp/print.';
  return !resourcePath.test(queue) && 'This is no path of a printer. It looks like ipp/print.';
}

const problems = (found: Readonly<Record<string, string | false>>): readonly Problem[] =>
  Object.entries(found).flatMap(([path, message]) => (message === false ? [] : [{ path, message }]));
