import type { RuntimeConfig } from '../config';

/** Configuration with a separate origin for each service, so that a call to the wrong service is noticed. */
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
