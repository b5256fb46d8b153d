export { ConfigError, runtimeConfig, setRuntimeConfig, type RuntimeConfig } from './runtime-config';
export { loadRuntimeConfig } from './load-runtime-config';
export { apiAddress } from './api-address';
