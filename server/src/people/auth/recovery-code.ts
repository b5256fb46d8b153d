import { randomInt } from 'node:crypto';
import { hashToken } from '../../foundation/keys/opaque-token.ts';

/** Letters and digits that nobody takes for one another (Crockford). */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODES = 10;
const GROUPS = 4;
const GROUP_LETTERS = 4;
const form = new RegExp(`^[${letters}]{${GROUPS * GROUP_LETTERS}}$`);

const createGroup = () =>
  Array.from({ length: GROUP_LETTERS }, () => letters[randomInt(letters.length)]).join('');

/**
 * Returns ten new recovery codes of 80 random bits, as they are written down: "7KQ2-M9XF-03TB-VC5H". They are long
 * enough that a reader of their hashes cannot find them, also without a key of the server: they work after its keys are lost.
 */
export const createRecoveryCodes = (): string[] =>
  Array.from({ length: CODES }, () => Array.from({ length: GROUPS }, createGroup).join('-'));

/** Returns the letters of a typed recovery code; undefined if it is none. */
export function readRecoveryCode(typed: string): string | undefined {
  const read = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return form.test(read) ? read : undefined;
}

/** Returns the stored form of a recovery code. @param code as typed or as written down */
export const hashRecoveryCode = (code: string) => hashToken(readRecoveryCode(code) ?? code);
