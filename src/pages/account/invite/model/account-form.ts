import { passwordError } from '@/entities/session';
import { definedErrors } from '@/shared/lib/form';
import { texts } from '../i18n';

export interface AccountValues {
  firstname: string;
  lastname: string;
  password: string;
}

/** What is wrong with the account to set up for `email`, by field. */
export function accountErrors(values: AccountValues, email: string): Record<string, string> {
  return definedErrors({
    firstname: values.firstname.trim() === '' ? texts.errors.noFirstName : undefined,
    lastname: values.lastname.trim() === '' ? texts.errors.noLastName : undefined,
    password: passwordError(values.password, email),
  });
}
