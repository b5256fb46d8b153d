export { SecretOnce } from './secret-once';
export { RenewSecret } from './renew-secret';
