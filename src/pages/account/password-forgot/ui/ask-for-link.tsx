import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { DemoMailsLink, emailError } from '@/entities/session';
import { definedErrors, focusFirstError } from '@/shared/lib/form';
import { paths } from '@/shared/routes';
import { FormCard } from '@/shared/ui/form-card';
import { NoticeCard } from '@/shared/ui/notice-card';
import { forgotPasswordMutation } from '../api/password-mutation';
import { texts } from '../i18n';

/** Form that requests the mail. The confirmation does not reveal whether the address is known. */
export function AskForLink() {
  const forgot = useMutation(forgotPasswordMutation());
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '' },
    validate: ({ email }) => definedErrors({ email: emailError(email) }),
  });
  const back = <Link to={paths.login}>{texts.back}</Link>;
  if (forgot.isSuccess)
    return (
      <NoticeCard tone="mail" title={texts.sentTitle} actions={back}>
        {texts.sent({ email: forgot.variables.email })}
        <DemoMailsLink />
      </NoticeCard>
    );
  return (
    <FormCard
      title={texts.forgotTitle}
      hint={texts.forgotHint}
      failure={forgot.error ? { title: texts.sendFailed, message: forgot.error.message } : undefined}
      onSubmit={form.onSubmit(
        ({ email }) => forgot.mutate({ email: email.trim() }),
        () => focusFirstError({ email: '' }, form.getInputNode),
      )}
      links={back}
    >
      <TextInput
        key={form.key('email')}
        label={texts.email}
        type="email"
        autoComplete="username"
        size="md"
        required
        {...form.getInputProps('email')}
      />
      <Button type="submit" loading={forgot.isPending} fullWidth>
        {texts.send}
      </Button>
    </FormCard>
  );
}
