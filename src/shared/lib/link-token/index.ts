export { useLinkToken } from './use-link-token';
