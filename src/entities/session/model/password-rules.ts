/** Lengths of a password in characters; no rule about kinds of characters (NIST SP 800-63B). */
export const PASSWORD_MIN = 8;
const PASSWORD_MAX = 128;

const FAULTS = {
  missing: 'Enter a password.',
  short: `Use at least ${PASSWORD_MIN} characters.`,
  long: `Use at most ${PASSWORD_MAX} characters.`,
  isAddress: 'Do not use your e-mail address as password.',
} as const;

/** What is wrong with a new password, in words; undefined when nothing is. The server knows the common ones besides. */
export function passwordError(password: string, email = ''): string | undefined {
  const characters = Array.from(password.normalize('NFKC')).length;
  if (characters === 0) return FAULTS.missing;
  if (characters < PASSWORD_MIN) return FAULTS.short;
  if (characters > PASSWORD_MAX) return FAULTS.long;
  return email !== '' && password.toLowerCase() === email.trim().toLowerCase() ? FAULTS.isAddress : undefined;
}
