import { passwordError } from '@/entities/session';
import { definedErrors } from '@/shared/lib/form';

export interface PasswordValues {
  currentPassword: string;
  newPassword: string;
}

const FAULTS = {
  current: 'Enter your current password.',
  same: 'Choose a password that differs from the current one.',
} as const;

/** What is wrong with a change of password, by field. */
export function passwordChangeErrors(
  { currentPassword, newPassword }: PasswordValues,
  email: string,
): Record<string, string> {
  return definedErrors({
    currentPassword: currentPassword === '' ? FAULTS.current : undefined,
    newPassword:
      passwordError(newPassword, email) ?? (newPassword === currentPassword ? FAULTS.same : undefined),
  });
}
