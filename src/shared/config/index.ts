export {
  ConfigError,
  DEFAULT_HELPER_URL,
  parseRuntimeConfig,
  runtimeConfig,
  setRuntimeConfig,
  type RuntimeConfig,
} from './runtime-config';
export { loadRuntimeConfig } from './load-runtime-config';
