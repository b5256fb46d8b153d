import { HttpError } from '../../foundation/http/http-error.ts';
import { sentences } from '../sentences/index.ts';

export interface Registration {
  /** True if anybody may register an organisation; invitations and the set-up link work in any case. */
  readonly isRegistrationOpen: boolean;
}

/** @throws HttpError 403 if only the operator of the server creates organisations */
export function requireOpenRegistration({ isRegistrationOpen }: Registration): void {
  if (isRegistrationOpen) return;
  throw new HttpError(403, sentences.registration.closed);
}
