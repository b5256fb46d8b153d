import { describe, expect, it } from 'vitest';
import { createRecoveryCodes, hashRecoveryCode, readRecoveryCode } from './recovery-code.ts';

describe('recovery codes', () => {
  it('are ten different ones', () => {
    const codes = createRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
  });

  it.each([
    ['7KQ2-M9XF-03TB-VC5H', '7KQ2M9XF03TBVC5H'],
    ['7kq2m9xf03tbvc5h', '7KQ2M9XF03TBVC5H'],
    [' 7KQ2 M9XF 03TB VC5H\n', '7KQ2M9XF03TBVC5H'],
    ['7KQ2-M9XF-O3TB-VC5H', '7KQ2M9XF03TBVC5H'],
    ['iKQ2-lM9X-F03T-BVC5', '1KQ21M9XF03TBVC5'],
    ['7KQ2-M9XF-03TB-VC5', undefined],
    ['7KQ2-M9XF-03TB-VC5H7', undefined],
    ['7KQ2-M9XF-03TB-VC5U', undefined],
    ['123456', undefined],
    ['', undefined],
  ])('%j is read as %j', (typed, read) => {
    expect(readRecoveryCode(typed)).toBe(read);
  });

  it('are stored as the same hash however they are typed', () => {
    expect(hashRecoveryCode('7kq2m9xfO3tbvc5h')).toBe(hashRecoveryCode('7KQ2-M9XF-03TB-VC5H'));
    expect(hashRecoveryCode('7KQ2-M9XF-03TB-VC5H')).not.toContain('7KQ2');
  });
});
