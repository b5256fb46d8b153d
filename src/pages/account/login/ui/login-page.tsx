import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useEffect, useState, type SubmitEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTokenStore } from '@/shared/auth';
import { paths } from '@/shared/routes';
import { loadSignIn, signInMutation } from '../api/sign-in-mutation';
import { missingFields, readCredentials, type MissingField } from '../model/credentials';
import { targetAfterSignIn } from '../model/target-after-sign-in';
import classes from './login-page.module.css';
import { texts } from './texts';

/**
 * One card, nothing else to look at. Two fields read from the form itself: the form library would be a
 * twentieth of everything the first screen loads. The guard knows where to go when no target was remembered.
 */
export function LoginPage() {
  const navigate = useNavigate();
  const isExpected = useTokenStore((state) => state.redirectPath !== '');
  const signIn = useMutation(signInMutation());
  const [missing, setMissing] = useState<readonly MissingField[]>([]);
  useEffect(() => void loadSignIn(), []);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (signIn.isPending) return;
    const form = event.currentTarget;
    const credentials = readCredentials(new FormData(form));
    const empty = missingFields(credentials);
    setMissing(empty);
    if (empty[0] !== undefined) {
      form.querySelector<HTMLInputElement>(`[data-field="${empty[0]}"]`)?.focus();
      return;
    }
    signIn.mutate(credentials, {
      onSuccess: () => {
        const target = targetAfterSignIn() ?? paths.login;
        useTokenStore.setState({ redirectPath: '' });
        void navigate(target, { replace: true });
      },
    });
  };
  return (
    <form onSubmit={submit} noValidate className={classes['form']}>
      <div>
        <h1 tabIndex={-1} className={classes['title']}>
          {texts.title}
        </h1>
        {isExpected && <p className={classes['hint']}>{texts.continueTo}</p>}
      </div>
      {signIn.error && (
        <div role="alert" className={classes['failure']}>
          <CircleAlert size={20} aria-hidden />
          <div>
            <strong>{texts.failed}</strong>
            <p>{signIn.error.message}</p>
          </div>
        </div>
      )}
      <TextInput
        label={texts.email}
        error={missing.includes('email') && texts.emailMissing}
        data-field="email"
        type="email"
        name="username"
        autoComplete="username"
        size="md"
      />
      <PasswordInput
        label={texts.password}
        error={missing.includes('password') && texts.passwordMissing}
        data-field="password"
        name="password"
        autoComplete="current-password"
        size="md"
      />
      <Button type="submit" loading={signIn.isPending} fullWidth>
        {texts.submit}
      </Button>
      <div className={classes['links']}>
        <Link to={paths.passwordForgot}>{texts.forgot}</Link>
        <Link to={paths.register}>{texts.register}</Link>
      </div>
    </form>
  );
}
