import { HttpError } from '../../foundation/http/http-error.ts';
import { sentences } from '../../foundation/sentences/index.ts';

const AGAIN_SECONDS = 2;

/**
 * Most print calls in hand at once: of one organisation, so that it cannot fill a server alone, and of all, so that nobody
 * waits longer than they would for asking again.
 */
export const printBounds = {
  ofOne: 64,
  ofAll: 512,
  refusal: () =>
    new HttpError(503, sentences.server.tooMuch, { headers: { 'Retry-After': String(AGAIN_SECONDS) } }),
} as const;
