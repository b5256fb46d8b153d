import { Button, Group, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { NewPasswordField } from '@/entities/session';
import { IdentityProviderButtons, signInMutation, useEnter } from '@/features/sign-in';
import { withNode } from '@/shared/i18n';
import { focusFirstError, serverErrors } from '@/shared/lib/form';
import { paths } from '@/shared/routes';
import { FormCard } from '@/shared/ui/form-card';
import { registerMutation } from '../api/register-mutation';
import type { Registration } from '../api/registration-schema';
import { texts } from '../i18n';
import { EMPTY, registerErrors, registrationOf, type RegisterValues } from '../model/register-form';
import { TemplateChoice } from './template-choice';

interface RegisterFormProps {
  /** Token of the operator's link, which says the subscription; "" without one. */
  invitation: string;
  /** Called if the address must be confirmed before sign-in. */
  onUnconfirmed: (registration: Registration) => void;
}

/** Form for the person and the organisation. Signs in at once unless the server requires a confirmed address. */
export function RegisterForm({ invitation, onUnconfirmed }: RegisterFormProps) {
  const register = useMutation(registerMutation());
  const signIn = useMutation(signInMutation());
  const enter = useEnter();
  const form = useForm<RegisterValues>({ initialValues: EMPTY, validate: registerErrors });
  const field = (name: keyof RegisterValues) => ({ size: 'md', required: true, ...form.getInputProps(name) });
  const submit = (values: RegisterValues) =>
    register.mutate(registrationOf(values, invitation), {
      onSuccess: (registration, { email, password }) => {
        if (registration?.user.emailVerified === false) onUnconfirmed(registration);
        else signIn.mutate({ email, password }, { onSuccess: enter });
      },
      onError: (error) => form.setErrors(serverErrors(error, Object.keys(values))),
    });
  /** An identity provider supplies name and address; the organisation still needs a name. */
  const errandNow = () => {
    const { organizationName } = registerErrors(form.values);
    if (organizationName !== undefined) {
      form.setErrors({ organizationName });
      focusFirstError({ organizationName }, form.getInputNode);
      return undefined;
    }
    const { templateId, ...request } = registrationOf(form.values);
    return { organizationName: request.organizationName, ...(templateId && { templateId }) };
  };
  const error = register.error ?? signIn.error;
  return (
    <FormCard
      title={texts.title}
      hint={texts.hint}
      failure={error ? { title: texts.failed, message: error.message } : undefined}
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(errors, form.getInputNode))}
      others={invitation === '' && <IdentityProviderButtons type="register" errandNow={errandNow} />}
      links={<Link to={paths.login}>{texts.haveAccount}</Link>}
    >
      <TextInput label={texts.organization} autoComplete="organization" {...field('organizationName')} />
      <Group grow align="flex-start">
        <TextInput label={texts.firstName} autoComplete="given-name" {...field('firstname')} />
        <TextInput label={texts.lastName} autoComplete="family-name" {...field('lastname')} />
      </Group>
      <TextInput label={texts.email} type="email" autoComplete="username" {...field('email')} />
      <NewPasswordField label={texts.password} {...field('password')} />
      {/* Below the fields: it is read from the server, and must not push them away. */}
      {invitation === '' && (
        <TemplateChoice
          value={form.values.templateId}
          onChange={(templateId) => form.setFieldValue('templateId', templateId)}
        />
      )}
      <Text size="sm" c="dimmed">
        {withNode(texts.consent, 'policy', <Link to={paths.policy}>{texts.policyLink}</Link>)}
      </Text>
      <Button type="submit" loading={register.isPending || signIn.isPending} fullWidth>
        {texts.submit}
      </Button>
    </FormCard>
  );
}
