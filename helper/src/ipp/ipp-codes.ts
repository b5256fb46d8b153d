import type { Sentence } from 'label-core/sentence';
import { sentences } from '../sentences/index.ts';

/** Operations that this helper uses (RFC 8011 section 5.4.15 and CUPS). */
export const operations = {
  printJob: 0x0002,
  cancelJob: 0x0008,
  getJobAttributes: 0x0009,
  getJobs: 0x000a,
  getPrinterAttributes: 0x000b,
  cupsGetDefault: 0x4001,
  cupsGetPrinters: 0x4002,
} as const;

/** Status codes that the helper handles specifically (RFC 8011 appendix B). */
export const statusCodes = {
  ok: 0x0000,
  okIgnoredAttributes: 0x0001,
  notPossible: 0x0404,
  notFound: 0x0406,
  formatNotSupported: 0x040a,
  attributesNotSupported: 0x040b,
  serviceUnavailable: 0x0502,
  passingFault: 0x0504,
  notAcceptingJobs: 0x0506,
  busy: 0x0507,
} as const;

/** Position of a status text: at the start of a sentence or inside one. */
interface Place {
  readonly at: 'start' | 'inside';
}

const { printerStatus } = sentences;
const statusSentences: ReadonlyMap<number, (place: Place) => Sentence> = new Map([
  [0x0400, printerStatus.request],
  [0x0401, printerStatus.forbidden],
  [0x0402, printerStatus.password],
  [0x0403, printerStatus.notAllowed],
  [statusCodes.notPossible, printerStatus.notPossible],
  [0x0405, printerStatus.timeout],
  [statusCodes.notFound, printerStatus.notFound],
  [0x0408, printerStatus.large],
  [statusCodes.formatNotSupported, printerStatus.format],
  [statusCodes.attributesNotSupported, printerStatus.attributes],
  [0x0411, printerStatus.document],
  [0x0500, printerStatus.fault],
  [0x0505, printerStatus.device],
  // Temporary statuses: their text never starts a sentence.
  [statusCodes.serviceUnavailable, () => printerStatus.notReady],
  [statusCodes.passingFault, () => printerStatus.passing],
  [statusCodes.notAcceptingJobs, () => printerStatus.notAccepting],
  [statusCodes.busy, () => printerStatus.busy],
]);

/** Returns the meaning of a status code in plain words. */
export function describeStatus(code: number, { at }: Place = { at: 'inside' }): Sentence {
  const known = statusSentences.get(code);
  return known?.({ at }) ?? printerStatus.other({ at, code: `0x${code.toString(16).padStart(4, '0')}` });
}

export function isSuccess(code: number): boolean {
  return code < 0x0100;
}

/** Temporary refusals: the printer has received nothing of the job and may accept it a little later. */
export const passingRefusals: ReadonlySet<number> = new Set([
  statusCodes.serviceUnavailable,
  statusCodes.notAcceptingJobs,
  statusCodes.busy,
  statusCodes.passingFault,
]);

/** `job-state` of RFC 8011 section 5.3.7. */
export const jobStates = {
  pending: 3,
  held: 4,
  processing: 5,
  stopped: 6,
  canceled: 7,
  aborted: 8,
  completed: 9,
} as const;

/** `printer-state` of RFC 8011 section 5.4.11, in the terms of the helper. */
export const printerStates: ReadonlyMap<number, 'idle' | 'printing' | 'stopped'> = new Map([
  [3, 'idle'],
  [4, 'printing'],
  [5, 'stopped'],
]);
