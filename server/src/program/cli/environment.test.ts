import { describe, expect, it } from 'vitest';
import { demoTargets } from './demo-targets.ts';
import { readEnvironment, SetupError } from './environment.ts';

const senderOf = (text: string) => readEnvironment({ MAIL_FROM: text }).MAIL_FROM;

const registrationOf = (variables: Record<string, string>) => {
  const { REGISTRATION, SELF_SERVICE_PLANS } = readEnvironment(variables);
  return [REGISTRATION, SELF_SERVICE_PLANS];
};

describe('the environment of the server', () => {
  it('may be empty', () => {
    expect(readEnvironment({})).toMatchObject({
      PORT: 8080,
      DATA_DIR: '.data',
      DEMO: false,
      APP_ORIGINS: [],
    });
  });

  it.each([
    [{}, 0],
    [{ DATABASE_URL: 'postgres://platen@localhost/platen' }, 5],
    [{ DATABASE_URL: 'postgres://platen@localhost/platen', DRAIN_SECONDS: '0' }, 0],
    [{ DRAIN_SECONDS: '12' }, 12],
  ])('announces a stop where there are other servers: %o', (variables, drainSeconds) => {
    expect(readEnvironment(variables)).toMatchObject({ DRAIN_SECONDS: drainSeconds, STOP_SECONDS: 20 });
  });

  it('may give lists, flags and addresses', () => {
    expect(
      readEnvironment({
        PORT: '9000',
        DEMO: '1',
        APP_ORIGINS: 'https://a.test, https://b.test',
        PUBLIC_URL: 'https://p.test/',
      }),
    ).toMatchObject({
      PORT: 9000,
      DEMO: true,
      APP_ORIGINS: ['https://a.test', 'https://b.test'],
      PUBLIC_URL: 'https://p.test',
    });
  });

  it('may give the sender of mails', () => {
    expect(senderOf('Etiketten <etiketten@example.com>')).toEqual({
      name: 'Etiketten',
      address: 'etiketten@example.com',
    });
    expect(senderOf('etiketten@example.com')).toEqual({ name: '', address: 'etiketten@example.com' });
  });

  it('closes registration and offers Free alone, except in the demo or where it says otherwise', () => {
    expect(registrationOf({})).toEqual(['closed', ['Free']]);
    expect(registrationOf({ DEMO: '1' })).toEqual(['open', ['Free', 'Standard', 'Professional']]);
    expect(registrationOf({ DEMO: '1', REGISTRATION: 'closed', SELF_SERVICE_PLANS: 'Free' })).toEqual([
      'closed',
      ['Free'],
    ]);
    expect(registrationOf({ REGISTRATION: 'open', SELF_SERVICE_PLANS: 'Free, Standard' })).toEqual([
      'open',
      ['Free', 'Standard'],
    ]);
  });

  it('may have empty variables, which count as missing', () => {
    expect(readEnvironment({ DATABASE_URL: '', PORT: '' })).toMatchObject({ PORT: 8080 });
  });

  it.each([
    ['PORT', 'x', 'PORT must be a number from 0 to 65535.'],
    ['PORT', '65536', 'PORT must be a number from 0 to 65535.'],
    [
      'SMTP_URL',
      'mail.example.com',
      'SMTP_URL must be an address like smtp://user:password@mail.example.com:587.',
    ],
    [
      'SMTP_URL',
      'smtp://mail.example.com',
      'PUBLIC_URL is needed with SMTP_URL: links in mail must not depend on the address a request claims.',
    ],
    ['MAIL_FROM', 'Platen', 'MAIL_FROM must be like Platen <platen@example.com>.'],
    ['MAIL_FROM', 'a@b.test, c@d.test', 'MAIL_FROM must be like Platen <platen@example.com>.'],
    ['TRUSTED_PROXIES', '-1', 'TRUSTED_PROXIES must be a number from 0 to 9.'],
    ['REGISTRATION', 'yes', 'REGISTRATION must be open, invited or closed.'],
    [
      'SELF_SERVICE_PLANS',
      'Gold',
      'SELF_SERVICE_PLANS must be some of Free, Standard, Professional, by comma.',
    ],
    ['DEMO', 'yes', 'DEMO must be 1 or 0.'],
    ['PUBLIC_URL', 'labels.example.com', 'PUBLIC_URL must be an address like https://labels.example.com.'],
    ['PUBLIC_URL', 'javascript:1', 'PUBLIC_URL must be an address like https://labels.example.com.'],
    ['HELPER_URL', 'x', 'HELPER_URL must be an address like http://localhost:27417.'],
    [
      'APP_ORIGINS',
      'https://a.test,https://b.test/app',
      'APP_ORIGINS must be origins like https://labels.example.com, by comma.',
    ],
    ['DEMO_RAW_TARGET', 'y', 'DEMO_RAW_TARGET must look like 127.0.0.1:9100.'],
  ])('is refused with a sentence for %s=%s', (name, value, sentence) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(new SetupError(sentence));
  });

  it.each(['mysql://root:geheim@db/platen', 'geheim'])(
    'is refused without repeating the address %s',
    (address) => {
      expect(() => readEnvironment({ DATABASE_URL: address })).toThrow(
        new SetupError(
          'DATABASE_URL must be an address like postgres://user:password@localhost:5432/platen.',
        ),
      );
    },
  );

  it('is refused with all its errors at once', () => {
    expect(() => readEnvironment({ PORT: 'x', DEMO: 'y' })).toThrow(
      'PORT must be a number from 0 to 65535.\nDEMO must be 1 or 0.',
    );
  });

  it('gives the demo its printers', () => {
    expect(
      demoTargets(
        readEnvironment({
          DEMO_IPP_TARGET: '10.0.0.2:631/ipp/print/label',
          DEMO_RAW_TARGET: '10.0.0.3:9101',
        }),
      ),
    ).toEqual({
      ipp: { address: '10.0.0.2', port: 631, path: 'ipp/print/label' },
      raw: { address: '10.0.0.3', port: 9101 },
    });
    expect(demoTargets(readEnvironment({}))).toEqual({});
  });
});
