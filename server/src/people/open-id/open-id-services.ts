import type { RegistrationServices } from '../accounts/registration-services.ts';
import type { OpenIdProviders } from './open-id-providers.ts';

/** What handlers of sign-ins at identity providers work with. */
export interface OpenIdServices extends RegistrationServices {
  readonly openId: OpenIdProviders;
}
