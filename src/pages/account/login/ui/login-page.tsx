import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { startTransition, useEffect, useState, type SubmitEvent } from 'react';
import { Link } from 'react-router';
import { isRegistrationClosed } from '@/entities/session';
import {
  CodeStep,
  IdentityProviderButtons,
  isCodeAsked,
  loadSignIn,
  signInMutation,
  useEnter,
  type Credentials,
} from '@/features/sign-in';
import { useTokenStore } from '@/shared/auth';
import { pageIdle } from '@/shared/lib/timing';
import { paths } from '@/shared/routes';
import { FormCard } from '@/shared/ui/form-card';
import { PasswordField } from '@/shared/ui/password-field';
import { texts } from '../i18n';

/**
 * Sign-in form on a single card. Its two fields are read from the form element itself: the form library would make up a
 * twentieth of the first screen's code.
 */
export function LoginPage() {
  const enter = useEnter();
  const expected = useTokenStore((state) => state.redirectPath);
  const isEnded = useTokenStore((state) => state.status === 'error' && state.endedBy === 'server');
  const signIn = useMutation(signInMutation());
  /** What was typed, once the server has asked for a code. */
  const [typed, setTyped] = useState<Credentials>();
  const [isCodeStep, setCodeStep] = useState(false);
  const [missing, setMissing] = useState<readonly MissingField[]>([]);
  useEffect(() => void pageIdle().then(loadSignIn), []);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (signIn.isPending) return;
    const form = event.currentTarget;
    const credentials = readCredentials(new FormData(form));
    const empty = missingFields(credentials);
    setMissing(empty);
    if (empty[0] !== undefined) {
      form.querySelector<HTMLInputElement>(`[name=${empty[0]}]`)?.focus();
      return;
    }
    signIn.mutate(credentials, {
      onSuccess: enter,
      onError: (error) => {
        if (!isCodeAsked(error)) return;
        signIn.reset();
        setTyped(credentials);
        // The form stays until the next step is loaded.
        startTransition(() => setCodeStep(true));
      },
    });
  };
  if (isCodeStep && typed)
    return <CodeStep credentials={typed} onBack={() => setCodeStep(false)} onSignedIn={enter} />;
  return (
    <FormCard
      title={texts.title}
      hint={hintOf(expected, isEnded)}
      failure={signIn.error ? { title: texts.failed, message: signIn.error.message } : undefined}
      onSubmit={submit}
      others={<IdentityProviderButtons type="login" />}
      links={
        <>
          <Link to={paths.passwordForgot}>{texts.forgot}</Link>
          {!isRegistrationClosed() && <Link to={paths.register}>{texts.register}</Link>}
        </>
      }
    >
      <TextInput
        label={texts.email}
        error={missing.includes('username') && texts.emailMissing}
        defaultValue={typed?.email}
        type="email"
        name="username"
        autoComplete="username"
        size="md"
      />
      <PasswordField
        label={texts.password}
        error={missing.includes('password') && texts.passwordMissing}
        defaultValue={typed?.password}
        name="password"
        autoComplete="current-password"
      />
      <Button type="submit" loading={signIn.isPending} fullWidth>
        {texts.submit}
      </Button>
    </FormCard>
  );
}

/** Returns the hint above the form; none for the start page, because the person did not ask for a certain screen. */
function hintOf(expected: string, isEnded: boolean): string | undefined {
  if (expected !== '' && isEnded) return texts.ended;
  return expected === '' || expected === paths.dashboard ? undefined : texts.continueTo;
}

/** Name of a field that is still empty. */
type MissingField = 'username' | 'password';

/** Reads the form as the browser or a password manager filled it in; spaces around the address are removed. */
function readCredentials(form: FormData): Credentials {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { email: text('username').trim(), password: text('password') };
}

/** Returns the empty fields, in the order of the form. */
function missingFields({ email, password }: Credentials): MissingField[] {
  return (['username', 'password'] as const).filter((name) => !(name === 'password' ? password : email));
}
