import type { Credentials } from '@/features/sign-in';

/** Which field still lacks what it needs. */
export type MissingField = keyof Credentials;

/** Reads the form as the browser or a password manager filled it; spaces around an address are not part of it. */
export function readCredentials(form: FormData): Credentials {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { email: text('username').trim(), password: text('password') };
}

/** The fields that are empty, in the order of the form. */
export function missingFields(credentials: Credentials): MissingField[] {
  return (['email', 'password'] as const).filter((field) => credentials[field] === '');
}
