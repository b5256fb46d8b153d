export { loadSignIn, openIdSignInMutation, signInMutation } from './api/sign-in-mutation';
export type { Credentials } from './api/sign-in-requests';
export { readOpenIdAnswer, type OpenIdAnswer, type OpenIdFault } from './model/open-id-answer';
export { takeHandedOver } from './model/open-id-handover';
export { useEnter } from './model/use-enter';
export { IdentityProviderButtons } from './ui/identity-provider-buttons';
