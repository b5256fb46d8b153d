import { describe, expect, it } from 'vitest';
import { demoTargets } from './demo-targets.ts';
import { readEnvironment, SetupError } from './environment.ts';

describe('the environment', () => {
  it('needs nothing', () => {
    expect(readEnvironment({})).toMatchObject({
      PORT: 8080,
      DATA_DIR: '.data',
      DEMO: false,
      APP_ORIGINS: [],
    });
  });

  it('reads lists, flags and addresses', () => {
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

  it('takes an empty variable for none', () => {
    expect(readEnvironment({ DATABASE_URL: '', PORT: '' })).toMatchObject({ PORT: 8080 });
  });

  it('says which variables are wrong', () => {
    expect(() => readEnvironment({ PORT: 'x', DEMO_RAW_TARGET: 'y' })).toThrow(SetupError);
    expect(() => readEnvironment({ PORT: 'x', DEMO_RAW_TARGET: 'y' })).toThrow(
      /PORT: [\s\S]*DEMO_RAW_TARGET: must look like 127\.0\.0\.1:9100/,
    );
  });

  it('places the demo’s printers', () => {
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
    expect(demoTargets(readEnvironment({})).raw).toEqual({ address: '127.0.0.1', port: 9100 });
  });
});
