export {
  ConfigError,
  runtimeConfig,
  setRuntimeConfig,
  type RuntimeConfig,
  apiAddress,
  loadRuntimeConfig,
} from './runtime-config';
export * from './limits';
export * from './timings';
export { takeStartedRead } from './started';
