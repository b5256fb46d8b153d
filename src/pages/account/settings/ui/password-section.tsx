import { Alert, Button } from '@mantine/core';
import { PasswordField } from '@/shared/ui/password-field';
import { useForm } from '@mantine/form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { NewPasswordField, type SessionUser, passwordError } from '@/entities/session';
import { signInMutation } from '@/features/sign-in';
import { secondFactorQueries } from '@/features/user-settings';
import { focusFirstError, serverErrors, definedErrors } from '@/shared/lib/form';
import { changePasswordMutation } from '../api/change-password-mutation';
import { texts } from '../i18n';
import classes from './settings.module.css';

/** Form that changes a known password. */
export function PasswordSection({ user }: { user: SessionUser }) {
  const { mutateAsync: signIn } = useMutation(signInMutation());
  const { data: factor } = useQuery(secondFactorQueries.mine());
  const change = useMutation({
    ...changePasswordMutation(),
    // The server has ended all sessions of the old password, so the change is complete only after a new sign-in here: a
    // person who left the page earlier would be signed out. If the sign-in fails, the next call asks for it. A server
    // with a second factor keeps this session, and would ask for a code.
    onSuccess: async (_, { newPassword: password }) => {
      if (factor && factor.since !== '') return;
      if (user.email !== '') await signIn({ email: user.email, password }).catch(() => undefined);
    },
  });
  const form = useForm<PasswordValues>({
    mode: 'uncontrolled',
    initialValues: { currentPassword: '', newPassword: '' },
    validate: (values) => passwordChangeErrors(values, user.email),
  });
  const submit = (values: PasswordValues) =>
    change.mutate(
      { userId: user.userId, ...values },
      {
        onSuccess: form.reset,
        onError: (error) => form.setErrors(serverErrors(error, Object.keys(values))),
      },
    );
  return (
    <section className={classes['section']}>
      <h2>{texts.password}</h2>
      <p className={classes['hint']}>{texts.passwordHint}</p>
      {change.error && (
        <Alert color="red" title={texts.passwordFailed} role="alert">
          {change.error.message}
        </Alert>
      )}
      <form
        noValidate
        className={classes['form']}
        onSubmit={form.onSubmit(submit, (errors) => focusFirstError(errors, form.getInputNode))}
      >
        {/* Password managers keep the new one under this name. */}
        <input type="text" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField
          key={form.key('currentPassword')}
          label={texts.currentPassword}
          autoComplete="current-password"
          required
          {...form.getInputProps('currentPassword')}
        />
        <NewPasswordField
          key={form.key('newPassword')}
          label={texts.newPassword}
          {...form.getInputProps('newPassword')}
        />
        <Button type="submit" variant="default" loading={change.isPending}>
          {texts.changePassword}
        </Button>
      </form>
      <output className={classes['state']}>{change.isSuccess && texts.passwordChanged}</output>
    </section>
  );
}

interface PasswordValues {
  currentPassword: string;
  newPassword: string;
}

/** Returns the errors of a password change, by field. */
function passwordChangeErrors(
  { currentPassword, newPassword }: PasswordValues,
  email: string,
): Record<string, string> {
  return definedErrors({
    currentPassword: currentPassword === '' ? texts.errors.noCurrent : undefined,
    newPassword:
      passwordError(newPassword, email) ?? (newPassword === currentPassword ? texts.errors.same : undefined),
  });
}
