import type { TextInputProps } from '@mantine/core';
import { PasswordField } from '@/shared/ui/password-field';
import { texts } from '../i18n';
import { PASSWORD_MIN } from '../config/limits';

/**
 * Field for a new password: shows the rules beforehand, allows pasting and password managers, and can reveal the
 * password.
 */
export function NewPasswordField(props: TextInputProps) {
  return (
    <PasswordField
      description={texts.passwordRule({ least: PASSWORD_MIN })}
      autoComplete="new-password"
      required
      {...props}
    />
  );
}
