import { HttpError } from '../../foundation/http/http-error.ts';
import type { RegistrationMode } from '../../foundation/values/registration-modes.ts';
import { sentences } from '../sentences/index.ts';

export interface Registration {
  /** Invitations of colleagues and the set-up link work in any case. */
  readonly registration: RegistrationMode;
}

/** @throws HttpError 403 if not everybody may register an organisation, or not even those who were invited to */
export function requireRegistration({ registration }: Registration, isInvited: boolean): void {
  if (registration === 'open' || (registration === 'invited' && isInvited)) return;
  throw new HttpError(403, sentences.registration[registration]);
}
