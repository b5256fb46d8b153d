export { userFromToken } from './model/session-user';
export { buildToken, type TestClaims } from './testing/token-builder';
