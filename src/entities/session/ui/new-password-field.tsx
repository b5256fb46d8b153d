import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { texts } from '../i18n';
import { PASSWORD_MIN } from '../config/limits';

/**
 * Field for a new password: shows the rules beforehand, allows pasting and password managers, and can reveal the
 * password.
 */
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
