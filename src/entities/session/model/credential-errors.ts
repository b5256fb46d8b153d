import { texts } from '../i18n';
import { PASSWORD_MIN, PASSWORD_MAX, EMAIL_MAX } from '../config/limits';

/** What is wrong with a new password, in words; undefined when nothing is. The server knows the common ones besides. */
export function passwordError(password: string, email = ''): string | undefined {
  const { passwordErrors: errors } = texts;
  const characters = Array.from(password.normalize('NFKC')).length;
  if (characters === 0) return errors.missing;
  if (characters < PASSWORD_MIN) return errors.short({ least: PASSWORD_MIN });
  if (characters > PASSWORD_MAX) return errors.long({ most: PASSWORD_MAX });
  return email !== '' && password.toLowerCase() === email.trim().toLowerCase() ? errors.isAddress : undefined;
}

/** What is wrong with an e-mail address, in words. Only its form is looked at: whether it exists, a mail shows. */
export function emailError(email: string): string | undefined {
  const address = email.trim();
  if (address === '') return texts.emailErrors.missing;
  const isAddress = address.length <= EMAIL_MAX && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u.test(address);
  return isAddress ? undefined : texts.emailErrors.form;
}
