import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { keepSession } from './session';

/** Sign-in with the least that works. */
export function LoginPage() {
  const navigate = useNavigate();
  const signIn = useMutation({
    mutationFn: async (form: FormData) => (await import('./api')).login(form),
    onSuccess: ({ token, expires }) => {
      keepSession(token, expires);
      void navigate('/print-articles');
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    signIn.mutate(new FormData(event.currentTarget));
  };
  return (
    <>
      <header className="bar">
        <strong>Platen</strong>
      </header>
      <main>
        <h1>Sign in</h1>
        <form onSubmit={submit}>
          <TextInput label="E-mail" name="email" type="email" />
          <PasswordInput label="Password" name="password" />
          <Button type="submit" loading={signIn.isPending}>
            Sign in
          </Button>
        </form>
      </main>
    </>
  );
}
