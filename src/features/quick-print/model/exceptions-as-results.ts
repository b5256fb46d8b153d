import { texts } from '../i18n';
import type { Print } from './print-result';

/** On the strip a print that broke off is a failed print with the message as its reason (specification 8). */
export function exceptionsAsResults(print: Print): Print {
  return (request) =>
    print(request).catch((error: unknown) => {
      const message = error instanceof Error ? error.message : '';
      return { ok: false, reason: message || texts.unknownError };
    });
}
