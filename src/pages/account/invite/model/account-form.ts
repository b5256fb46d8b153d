import { passwordFault } from '@/entities/session';
import { faultsOf } from '@/shared/lib/form-faults';

export interface AccountValues {
  firstname: string;
  lastname: string;
  password: string;
}

const FAULTS = { firstname: 'Enter your first name.', lastname: 'Enter your last name.' } as const;

/** What is wrong with the account to set up for `email`, by field. */
export function accountFaults(values: AccountValues, email: string): Record<string, string> {
  return faultsOf({
    firstname: values.firstname.trim() === '' ? FAULTS.firstname : undefined,
    lastname: values.lastname.trim() === '' ? FAULTS.lastname : undefined,
    password: passwordFault(values.password, email),
  });
}
