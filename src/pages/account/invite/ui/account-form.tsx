import { Button, Group, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { NewPasswordField, passwordError } from '@/entities/session';
import { IdentityProviderButtons, signInMutation, useEnter } from '@/features/sign-in';
import { focusFirstError, serverErrors, definedErrors } from '@/shared/lib/form';
import { paths } from '@/shared/routes';
import { FormCard } from '@/shared/ui/form-card';
import { acceptInvitationMutation } from '../api/accept-invitation-mutation';
import type { Invitation } from '../api/invitation-queries';
import { texts } from '../i18n';

interface AccountFormProps {
  /** The secret of the invitation's link. */
  token: string;
  invitation: Invitation;
}

/** Form for the invited person's name and password; signs in afterwards. */
export function AccountForm({ token, invitation }: AccountFormProps) {
  const accept = useMutation(acceptInvitationMutation());
  const signIn = useMutation(signInMutation());
  const enter = useEnter();
  const form = useForm<AccountValues>({
    mode: 'uncontrolled',
    initialValues: { firstname: '', lastname: '', password: '' },
    validate: (values) => accountErrors(values, invitation.email),
  });
  const field = (name: keyof AccountValues) => ({
    size: 'md',
    required: true,
    ...form.getInputProps(name),
  });
  const submit = ({ firstname, lastname, password }: AccountValues) =>
    accept.mutate(
      { invitationToken: token, firstname: firstname.trim(), lastname: lastname.trim(), password },
      {
        onSuccess: () => signIn.mutate({ email: invitation.email, password }, { onSuccess: enter }),
        onError: (error) => form.setErrors(serverErrors(error, ['firstname', 'lastname', 'password'])),
      },
    );
  const error = accept.error ?? signIn.error;
  const { organizationName: organization, invitedBy } = invitation;
  return (
    <FormCard
      title={texts.title}
      hint={invitedBy === '' ? texts.hint({ organization }) : texts.hintBy({ organization, invitedBy })}
      failure={error ? { title: texts.failed, message: error.message } : undefined}
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(errors, form.getInputNode))}
      others={<IdentityProviderButtons type="invite" errandNow={() => ({ invitationToken: token })} />}
      links={<Link to={paths.login}>{texts.toSignIn}</Link>}
    >
      <TextInput label={texts.email} value={invitation.email} readOnly autoComplete="username" size="md" />
      <Group grow align="flex-start">
        <TextInput
          key={form.key('firstname')}
          label={texts.firstName}
          autoComplete="given-name"
          {...field('firstname')}
        />
        <TextInput
          key={form.key('lastname')}
          label={texts.lastName}
          autoComplete="family-name"
          {...field('lastname')}
        />
      </Group>
      <NewPasswordField key={form.key('password')} label={texts.password} {...field('password')} />
      <Button type="submit" loading={accept.isPending || signIn.isPending} fullWidth>
        {texts.submit}
      </Button>
    </FormCard>
  );
}

interface AccountValues {
  firstname: string;
  lastname: string;
  password: string;
}

/** Returns the errors of the new account for `email`, by field. */
function accountErrors(values: AccountValues, email: string): Record<string, string> {
  return definedErrors({
    firstname: values.firstname.trim() === '' ? texts.errors.noFirstName : undefined,
    lastname: values.lastname.trim() === '' ? texts.errors.noLastName : undefined,
    password: passwordError(values.password, email),
  });
}
