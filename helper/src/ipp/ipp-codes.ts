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
  notAcceptingJobs: 0x0506,
  busy: 0x0507,
} as const;

const statusTexts: ReadonlyMap<number, string> = new Map([
  [0x0400, 'the printer could not read the request'],
  [0x0401, 'printing is forbidden for this user'],
  [0x0402, 'the printer wants a user name and password'],
  [0x0403, 'this user may not print here'],
  [0x0404, 'the printer cannot do that now'],
  [0x0405, 'the printer did not get the whole document in time'],
  [0x0406, 'there is no such printer or job'],
  [0x0408, 'the document is too large for the printer'],
  [0x040a, 'the printer does not take this kind of document'],
  [0x040b, 'the printer does not support what was asked for'],
  [0x0411, 'the printer could not read the document'],
  [0x0500, 'the printer reports a fault of its own'],
  [0x0502, 'the printer is not ready'],
  [0x0504, 'the printer reports a passing fault'],
  [0x0505, 'the printer reports a device fault'],
  [0x0506, 'the printer is not taking jobs'],
  [0x0507, 'the printer is busy'],
]);

/** Returns the meaning of a status code in plain words. */
export function describeStatus(code: number): string {
  return statusTexts.get(code) ?? `the printer answered with code 0x${code.toString(16).padStart(4, '0')}`;
}

export function isSuccess(code: number): boolean {
  return code < 0x0100;
}

/** Temporary refusals: the printer has received nothing of the job and may accept it a little later. */
export const passingRefusals: ReadonlySet<number> = new Set([
  statusCodes.serviceUnavailable,
  statusCodes.notAcceptingJobs,
  statusCodes.busy,
  0x0504,
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
