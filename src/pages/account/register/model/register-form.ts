import { emailError, passwordError } from '@/entities/session';
import { definedErrors } from '@/shared/lib/form';
import type { RegistrationRequest } from '../api/register-mutation';
import { texts } from '../i18n';

/** Form values of a registration. */
export interface RegisterValues {
  organizationName: string;
  firstname: string;
  lastname: string;
  email: string;
  password: string;
  /** Id of the chosen subscription template; empty where none is offered. */
  templateId: string;
}

export const EMPTY: RegisterValues = {
  organizationName: '',
  firstname: '',
  lastname: '',
  email: '',
  password: '',
  templateId: '',
};

/** Returns the errors of a registration, by field. */
export function registerErrors(values: RegisterValues): Record<string, string> {
  const missing = (field: keyof typeof texts.errors) =>
    values[field].trim() === '' ? texts.errors[field] : undefined;
  return definedErrors({
    organizationName: missing('organizationName'),
    firstname: missing('firstname'),
    lastname: missing('lastname'),
    email: emailError(values.email),
    password: passwordError(values.password, values.email),
  });
}

/** Returns the request body: names without surrounding spaces, the password unchanged. */
export function registrationOf(
  { templateId, password, ...values }: RegisterValues,
  organizationToken = '',
): RegistrationRequest {
  return {
    organizationName: values.organizationName.trim(),
    firstname: values.firstname.trim(),
    lastname: values.lastname.trim(),
    email: values.email.trim(),
    password,
    ...(templateId !== '' && { templateId }),
    ...(organizationToken !== '' && { organizationToken }),
  };
}
