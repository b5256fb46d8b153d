import { describe, expect, it } from 'vitest';
import { dummyHash, hashPassword, isOutdatedHash, verifyPassword } from './password-hash.ts';

describe('password hashes', () => {
  it('match their password and no other', async () => {
    const hash = await hashPassword('correct horse');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(await verifyPassword('correct horse', hash)).toBe(true);
    expect(await verifyPassword('correct horse ', hash)).toBe(false);
    expect(await verifyPassword('', hash)).toBe(false);
  });

  it('differ for the same password', async () => {
    expect(await hashPassword('same')).not.toBe(await hashPassword('same'));
  });

  it('do not depend on how accents are composed', async () => {
    expect(await verifyPassword('cre\u0300me', await hashPassword('cr\u00e8me'))).toBe(true);
  });

  it.each(['', 'plain', '$argon2i$v=19$m=19456,t=2,p=1$AAAA$AAAA', dummyHash])(
    'match no password when they are “%s”',
    async (hash) => {
      expect(await verifyPassword('plain', hash)).toBe(false);
    },
  );

  it('are outdated when they were made with other parameters', async () => {
    expect(isOutdatedHash(await hashPassword('x'))).toBe(false);
    expect(isOutdatedHash('$argon2id$v=19$m=8192,t=1,p=1$AAAA$AAAA')).toBe(true);
  });
});
