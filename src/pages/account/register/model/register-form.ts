import { emailError, passwordError } from '@/entities/session';
import { definedErrors } from '@/shared/lib/form';
import type { RegistrationRequest } from '../api/register-mutation';
import { texts } from '../i18n';

/** What is typed and chosen. */
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

/** What is wrong with a registration, by field. */
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

/** What is sent: without spaces around names, the password as it was typed. */
export function registrationOf({ templateId, password, ...values }: RegisterValues): RegistrationRequest {
  return {
    organizationName: values.organizationName.trim(),
    firstname: values.firstname.trim(),
    lastname: values.lastname.trim(),
    email: values.email.trim(),
    password,
    ...(templateId !== '' && { templateId }),
  };
}
