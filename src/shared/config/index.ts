export {
  ConfigError,
  runtimeConfig,
  setRuntimeConfig,
  type RuntimeConfig,
  loadRuntimeConfig,
} from './runtime-config';
export * from './limits';
export * from './timings';
export { takeStartedRead } from './started';
export { connectLines } from './connect-lines';
