export { loadSignIn, openIdSignInMutation, signInMutation } from './api/sign-in-mutation';
export type { Credentials } from './api/sign-in-requests';
export {
  readOpenIdAnswer,
  type OpenIdAnswer,
  type OpenIdFault,
  takeHandedOver,
} from './model/open-id-answer';
export { isCodeAsked } from './model/asked-code';
export { useEnter } from './model/use-enter';
export { CodeStep } from './ui/lazy-code-step';
export { IdentityProviderButtons } from './ui/identity-provider-buttons';
