import type { RegistrationServices } from '../accounts/registration-services.ts';
import type { OpenIdProviders } from './open-id-providers.ts';

/** Services of the handlers that sign in through identity providers. */
export interface OpenIdServices extends RegistrationServices {
  readonly openId: OpenIdProviders;
}
