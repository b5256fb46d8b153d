import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { texts } from '../i18n';
import { PASSWORD_MIN } from '../config/limits';

/** A password to choose: its rules are said before it is typed, pasting and password managers work, it can be shown. */
export function NewPasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      description={texts.passwordRule({ least: PASSWORD_MIN })}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      autoComplete="new-password"
      size="md"
      required
      {...props}
    />
  );
}
