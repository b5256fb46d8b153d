import type { RuntimeConfig } from '../config';

/** Each service on an origin of its own, so that a call to the wrong one is seen. */
export const testConfig: RuntimeConfig = {
  apiUrl: 'http://api.test',
  authUrl: 'http://auth.test',
  importUrl: 'http://import.test',
  printUrl: 'http://print.test',
  helperUrl: 'http://helper.test',
  supportUrl: 'http://support.test/',
  documentationUrl: 'http://docs.test/',
  statusUrl: 'http://status.test/',
  appName: 'Platen',
  flags: {},
};
