import { sentences } from '../sentences/index.ts';
import { HttpError } from './http-error.ts';

const AGAIN_SECONDS = 2;

/** Returns the refusal of a call that would be one too many at once: 503, to be asked again soon. */
export const tooMuch = () =>
  new HttpError(503, sentences.server.tooMuch, { headers: { 'Retry-After': String(AGAIN_SECONDS) } });
