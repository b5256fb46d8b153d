import { HttpError } from '../../foundation/http/http-error.ts';
import { sentences } from '../sentences/index.ts';

export interface Registration {
  /** Whether anybody may register an organisation; invitations and the set-up link work either way. */
  readonly isRegistrationOpen: boolean;
}

/** @throws HttpError 403 where only who runs the server makes organisations */
export function requireOpenRegistration({ isRegistrationOpen }: Registration): void {
  if (isRegistrationOpen) return;
  throw new HttpError(403, sentences.registration.closed);
}
