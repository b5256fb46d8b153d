export { buildToken, type TestClaims } from './testing/token-builder';
