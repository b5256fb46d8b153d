import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { refusalOfField } from '../../foundation/http/refuse.ts';
import { sentences } from '../sentences/index.ts';

const minLength = 8;
const maxLength = 128;
/** No real password is that long; it limits the cost of checking one. */
const maxRawLength = 1000;

/**
 * The 3,000 most common passwords of eight characters and more, by frequency in published leaks: those of the list of
 * @zxcvbn-ts/language-common 4.1.3 (MIT). Shorter ones are refused for their length.
 */
const commonPasswords: ReadonlySet<string> = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n'),
);

const lengthOf = (password: string) => Array.from(password.normalize('NFKC')).length;

/** New password: 8 to 128 characters of any kind, and none of the most common ones. It is stored as typed. */
export const newPasswordSchema = z
  .string()
  .max(maxRawLength, `must have at most ${maxLength} characters`)
  .refine((password) => lengthOf(password) >= minLength, `must have at least ${minLength} characters`)
  .refine((password) => lengthOf(password) <= maxLength, `must have at most ${maxLength} characters`)
  .refine(
    (password) => !commonPasswords.has(password.normalize('NFKC').toLowerCase()),
    'is one of the most common passwords, please choose another one',
  );

/** Refuses the e-mail address as password, the first guess of any attacker. @throws HttpError 422 */
export function requireOtherThanEmail(password: string, email: string, path = 'password'): void {
  if (password.normalize('NFKC').trim().toLowerCase() !== email.toLowerCase()) return;
  throw refusalOfField(path, sentences.password.isEmail);
}
