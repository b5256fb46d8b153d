import { texts } from '../i18n';
import { PASSWORD_MIN, PASSWORD_MAX, EMAIL_MAX } from '../config/limits';

/**
 * Returns the problem of a new password, in words; undefined when there is none. The server additionally checks for
 * common passwords.
 */
export function passwordError(password: string, email = ''): string | undefined {
  const { passwordErrors: errors } = texts;
  const characters = Array.from(password.normalize('NFKC')).length;
  if (characters === 0) return errors.missing;
  if (characters < PASSWORD_MIN) return errors.short({ least: PASSWORD_MIN });
  if (characters > PASSWORD_MAX) return errors.long({ most: PASSWORD_MAX });
  return email !== '' && password.toLowerCase() === email.trim().toLowerCase() ? errors.isAddress : undefined;
}

/**
 * Returns the problem of an e-mail address, in words. Only its format is checked; whether it exists, only an e-mail
 * shows.
 */
export function emailError(email: string): string | undefined {
  const address = email.trim();
  if (address === '') return texts.emailErrors.missing;
  const isAddress = address.length <= EMAIL_MAX && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u.test(address);
  return isAddress ? undefined : texts.emailErrors.form;
}
