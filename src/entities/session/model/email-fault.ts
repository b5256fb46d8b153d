const EMAIL_MAX = 254;

const FAULTS = {
  missing: 'Enter an e-mail address.',
  form: 'This is not an e-mail address, like name@example.com.',
} as const;

/** What is wrong with an e-mail address, in words. Only its form is looked at: whether it exists, a mail shows. */
export function emailError(email: string): string | undefined {
  const address = email.trim();
  if (address === '') return FAULTS.missing;
  const isAddress = address.length <= EMAIL_MAX && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u.test(address);
  return isAddress ? undefined : FAULTS.form;
}
