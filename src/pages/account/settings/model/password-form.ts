import { passwordError } from '@/entities/session';
import { definedErrors } from '@/shared/lib/form';
import { texts } from '../i18n';

export interface PasswordValues {
  currentPassword: string;
  newPassword: string;
}

/** What is wrong with a change of password, by field. */
export function passwordChangeErrors(
  { currentPassword, newPassword }: PasswordValues,
  email: string,
): Record<string, string> {
  return definedErrors({
    currentPassword: currentPassword === '' ? texts.errors.noCurrent : undefined,
    newPassword:
      passwordError(newPassword, email) ?? (newPassword === currentPassword ? texts.errors.same : undefined),
  });
}
