import { Alert, Anchor, Button, Group, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { useTokenStore } from '@/shared/auth';
import { paths } from '@/shared/routes';
import { signInMutation } from '../api/sign-in-mutation';
import { targetAfterSignIn } from '../model/sign-in';
import { texts } from './texts';

/** One card, nothing else to look at. The guard takes over where to go when no target was remembered. */
export function LoginPage() {
  const navigate = useNavigate();
  const isExpected = useTokenStore((state) => state.redirectPath !== '');
  const signIn = useMutation(signInMutation());
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: {
      email: (value) => (value.trim() === '' ? texts.emailMissing : null),
      password: (value) => (value === '' ? texts.passwordMissing : null),
    },
  });
  const submit = form.onSubmit((values) => {
    if (signIn.isPending) return;
    signIn.mutate(
      { email: values.email.trim(), password: values.password },
      {
        onSuccess: () => {
          const target = targetAfterSignIn() ?? paths.login;
          useTokenStore.setState({ redirectPath: '' });
          void navigate(target, { replace: true });
        },
      },
    );
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <div>
          <Title order={1} size="h3" tabIndex={-1}>
            {texts.title}
          </Title>
          {isExpected && <Text c="dimmed">{texts.continueTo}</Text>}
        </div>
        {signIn.error && (
          <Alert color="red" role="alert" icon={<CircleAlert aria-hidden />} title={texts.failed}>
            {signIn.error.message}
          </Alert>
        )}
        <TextInput
          {...form.getInputProps('email')}
          key={form.key('email')}
          label={texts.email}
          type="email"
          name="username"
          autoComplete="username"
          autoFocus
          size="md"
        />
        <PasswordInput
          {...form.getInputProps('password')}
          key={form.key('password')}
          label={texts.password}
          name="password"
          autoComplete="current-password"
          size="md"
        />
        <Button type="submit" loading={signIn.isPending} fullWidth>
          {texts.submit}
        </Button>
        <Group justify="space-between">
          <Anchor component={Link} to={paths.passwordForgot}>
            {texts.forgot}
          </Anchor>
          <Anchor component={Link} to={paths.register}>
            {texts.register}
          </Anchor>
        </Group>
      </Stack>
    </form>
  );
}
