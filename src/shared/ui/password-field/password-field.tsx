import { TextInput, type TextInputProps } from '@mantine/core';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { texts } from './i18n';
import classes from './password-field.module.css';

const ICON_SIZE = 20;

/**
 * Field for a password, with a button that shows and hides it. The library's own would bring its action icon and a
 * second set of field styles to the first screen.
 */
export function PasswordField(props: TextInputProps) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextInput
      size="md"
      {...props}
      type={isShown ? 'text' : 'password'}
      rightSectionWidth={44}
      rightSectionPointerEvents="all"
      rightSection={
        <button
          type="button"
          className={classes['toggle']}
          disabled={props.disabled}
          aria-label={texts.toggle}
          aria-pressed={isShown}
          // The field keeps the focus, and a phone its keyboard.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setShown(!isShown)}
        >
          <Icon size={ICON_SIZE} aria-hidden />
        </button>
      }
    />
  );
}
