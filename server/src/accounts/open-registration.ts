import { HttpError } from '../http/http-error.ts';
import type { ServerConfig } from '../server-config.ts';

/** @throws HttpError 403 where only who runs the server makes organisations */
export function requireOpenRegistration({
  isRegistrationOpen,
}: Pick<ServerConfig, 'isRegistrationOpen'>): void {
  if (isRegistrationOpen) return;
  throw new HttpError(
    403,
    'Registration is closed on this server. Ask an administrator of your organisation for an invitation.',
  );
}
