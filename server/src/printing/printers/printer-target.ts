import type { Sentence } from 'label-core/sentence';
import type { Problem } from '../../foundation/http/http-error.ts';
import { sentences } from '../sentences/index.ts';
import { isNetworkAddress } from './network-address.ts';
import type { PrinterLanguage } from '../../foundation/values/printer-languages.ts';

export interface PrinterTarget {
  readonly targetIpAddress: string | null;
  readonly targetPort: number | null;
  readonly targetPrintQueue: string | null;
  readonly useLocalPrinterDriver: boolean;
}

/** Ports that accept the bytes of a label unchanged. */
const rawPorts: readonly number[] = [9100, 9101, 9102, 9103, 6101];
const ippPort = 631;
const lpdPort = 515;
const told = sentences.printerTarget;
const resourcePath = /^\/?[\w.~-]+(?:\/[\w.~-]+)*\/?$/;

/** Returns the reasons why this target cannot be used, by field, one for each field; empty if it can. */
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
    targetPrintQueue: targetPrintQueue === null && told.missing,
    targetPort: targetPort !== null && told.portAlone,
    language: useLocalPrinterDriver && language === 'zpl' && told.driverLanguage,
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
    targetIpAddress: !isNetworkAddress(targetIpAddress ?? '') && told.address,
    targetPort: !isKnown && told.port,
    targetPrintQueue: queueOfAddress({ isIpp, isRaw, queue: targetPrintQueue }),
    useLocalPrinterDriver: useLocalPrinterDriver && told.driverAddress,
  });
}

function queueOfAddress(asked: { isIpp: boolean; isRaw: boolean; queue: string | null }): Sentence | false {
  const { isIpp, isRaw, queue } = asked;
  if (isRaw) return queue !== null && told.rawQueue;
  if (queue === null) return isIpp && told.pathMissing;
  return !resourcePath.test(queue) && told.path;
}

const problems = (found: Readonly<Record<string, Sentence | false>>): readonly Problem[] =>
  Object.entries(found).flatMap(([path, fault]) => (fault ? [{ path, ...fault }] : []));
