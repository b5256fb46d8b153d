import { passwordError } from '@/entities/session';
import { definedErrors } from '@/shared/lib/form';

export interface AccountValues {
  firstname: string;
  lastname: string;
  password: string;
}

const FAULTS = { firstname: 'Enter your first name.', lastname: 'Enter your last name.' } as const;

/** What is wrong with the account to set up for `email`, by field. */
export function accountErrors(values: AccountValues, email: string): Record<string, string> {
  return definedErrors({
    firstname: values.firstname.trim() === '' ? FAULTS.firstname : undefined,
    lastname: values.lastname.trim() === '' ? FAULTS.lastname : undefined,
    password: passwordError(values.password, email),
  });
}
