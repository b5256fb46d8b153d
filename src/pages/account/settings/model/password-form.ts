import { passwordFault } from '@/entities/session';
import { faultsOf } from '@/shared/lib/form-faults';

export interface PasswordValues {
  currentPassword: string;
  newPassword: string;
}

const FAULTS = {
  current: 'Enter your current password.',
  same: 'Choose a password that differs from the current one.',
} as const;

/** What is wrong with a change of password, by field. */
export function passwordChangeFaults(
  { currentPassword, newPassword }: PasswordValues,
  email: string,
): Record<string, string> {
  return faultsOf({
    currentPassword: currentPassword === '' ? FAULTS.current : undefined,
    newPassword:
      passwordFault(newPassword, email) ?? (newPassword === currentPassword ? FAULTS.same : undefined),
  });
}
