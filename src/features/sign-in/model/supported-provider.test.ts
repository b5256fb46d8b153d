import { describe, expect, it } from 'vitest';
import { supportedProviders } from './supported-provider';

const named = (name: string, authorization_endpoint = 'https://login.test', clientId = 'client') => ({
  name,
  clientId,
  configuration: { authorization_endpoint },
});

describe('supportedProviders', () => {
  it.each([
    [named('Microsoft'), 'microsoft'],
    [named('Azure AD'), 'microsoft'],
    [named('google'), 'google'],
    [named('Google', 'http://localhost:9000/auth'), 'google'],
    [named('Google', 'http://127.0.0.1:9000/auth'), 'google'],
    [named('Somebody else'), undefined],
    [named('Google', 'http://login.test'), undefined],
    [named('Google', 'http://localhost.evil.test'), undefined],
    // oxlint-disable-next-line no-script-url
    [named('Google', 'javascript:alert(1)'), undefined],
    [named('Google', ''), undefined],
    [named('Google', 'https://login.test', ''), undefined],
  ])('recognises %j as of %s', (provider, vendor) => {
    expect(supportedProviders([provider]).map((one) => one.vendor)).toEqual(vendor ? [vendor] : []);
  });
});
