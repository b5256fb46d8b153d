import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { NewPasswordField, passwordError } from '@/entities/session';
import { definedErrors, focusFirstError, serverErrors } from '@/shared/lib/form';
import { paths } from '@/shared/routes';
import { FormCard } from '@/shared/ui/form-card';
import { NoticeCard } from '@/shared/ui/notice-card';
import { resetPasswordMutation } from '../api/password-mutation';
import { texts } from '../i18n';

interface ChoosePasswordProps {
  /** The secret of the mail's link. */
  token: string;
  onAskAgain: () => void;
}

/** Form for the new password. Shows an error for a link that was used, has expired or is invalid, with a way to a new one. */
export function ChoosePassword({ token, onAskAgain }: ChoosePasswordProps) {
  const reset = useMutation(resetPasswordMutation());
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { password: '' },
    validate: ({ password }) => definedErrors({ password: passwordError(password) }),
  });
  if (reset.isSuccess)
    return (
      <NoticeCard
        tone="good"
        title={texts.doneTitle}
        actions={
          <Button component={Link} to={paths.login}>
            {texts.signIn}
          </Button>
        }
      >
        {texts.done}
      </NoticeCard>
    );
  return (
    <FormCard
      title={texts.resetTitle}
      hint={texts.resetHint}
      failure={reset.error ? { title: texts.resetFailed, message: reset.error.message } : undefined}
      onSubmit={form.onSubmit(
        ({ password }) =>
          reset.mutate(
            { token, password },
            { onError: (error) => form.setErrors(serverErrors(error, ['password'])) },
          ),
        (errors) => focusFirstError(errors, form.getInputNode),
      )}
      links={
        <>
          <Link to={paths.login}>{texts.back}</Link>
          <Link to={paths.passwordForgot} onClick={onAskAgain}>
            {texts.again}
          </Link>
        </>
      }
    >
      <NewPasswordField
        key={form.key('password')}
        label={texts.password}
        {...form.getInputProps('password')}
      />
      <Button type="submit" loading={reset.isPending} fullWidth>
        {texts.reset}
      </Button>
    </FormCard>
  );
}
