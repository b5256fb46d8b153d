import { Buffer } from 'node:buffer';
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** Argon2id with the minimum parameters recommended by OWASP: 19 MiB, two passes, one lane. */
const cost = { memoryKib: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

type Cost = Pick<typeof cost, 'tagLength'> & { memoryKib: number; passes: number; parallelism: number };

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const unpadded = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replaceAll('=', '');

const deriveTag = (
  password: string,
  nonce: Uint8Array,
  { memoryKib, passes, parallelism, tagLength }: Cost,
) =>
  derive('argon2id', {
    message: password.normalize('NFKC'),
    nonce,
    memory: memoryKib,
    passes,
    parallelism,
    tagLength,
  });

/** Hashes a password with a fresh salt, as a PHC string that includes its own parameters. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await deriveTag(password, salt, cost);
  return `$argon2id$v=19$m=${cost.memoryKib},t=${cost.passes},p=${cost.parallelism}$${unpadded(salt)}$${unpadded(tag)}`;
}

/** Returns whether the password is the one that was hashed; false for a string that is no hash of ours. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [, memoryKib, passes, parallelism, salt, tag] = phc.exec(hash) ?? [];
  if (salt === undefined || tag === undefined) return false;
  const expected = Buffer.from(tag, 'base64');
  const found = await deriveTag(password, Buffer.from(salt, 'base64'), {
    memoryKib: Number(memoryKib),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: 32,
  });
  return found.length === expected.length && timingSafeEqual(found, expected);
}

/** Returns whether a hash was made with other than the current parameters and should be renewed at the next sign-in. */
export const isOutdatedHash = (hash: string) =>
  !hash.startsWith(`$argon2id$v=19$m=${cost.memoryKib},t=${cost.passes},p=${cost.parallelism}$`);

/** Hash that no password matches: with it, an unknown address takes the same time as a wrong password. */
export const dummyHash = `$argon2id$v=19$m=${cost.memoryKib},t=${cost.passes},p=${cost.parallelism}$${unpadded(
  new Uint8Array(16),
)}$${unpadded(new Uint8Array(32))}`;
