import { HttpError } from '../../foundation/http/http-error.ts';

export interface Registration {
  /** Whether anybody may register an organisation; invitations and the set-up link work either way. */
  readonly isRegistrationOpen: boolean;
}

/** @throws HttpError 403 where only who runs the server makes organisations */
export function requireOpenRegistration({ isRegistrationOpen }: Registration): void {
  if (isRegistrationOpen) return;
  throw new HttpError(
    403,
    'Registration is closed on this server. Ask an administrator of your organisation for an invitation.',
  );
}
