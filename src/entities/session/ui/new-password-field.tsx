import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { texts } from './texts';

/** A password to choose: its rules are said before it is typed, pasting and password managers work, it can be shown. */
export function NewPasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      description={texts.passwordRule}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      autoComplete="new-password"
      size="md"
      required
      {...props}
    />
  );
}
