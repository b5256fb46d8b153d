import { texts } from '../i18n';

const EMAIL_MAX = 254;

/** What is wrong with an e-mail address, in words. Only its form is looked at: whether it exists, a mail shows. */
export function emailError(email: string): string | undefined {
  const address = email.trim();
  if (address === '') return texts.emailErrors.missing;
  const isAddress = address.length <= EMAIL_MAX && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u.test(address);
  return isAddress ? undefined : texts.emailErrors.form;
}
