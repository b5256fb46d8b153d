export {
  ConfigError,
  runtimeConfig,
  setRuntimeConfig,
  type RuntimeConfig,
  apiAddress,
  loadRuntimeConfig,
} from './runtime-config';
