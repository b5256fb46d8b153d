import { Textarea } from '@mantine/core';
import type { VariableFieldProps } from './variable-field';
import classes from './variable-fields.module.css';

/** A text of several lines. */
export function AreaField({ variable: { label, required }, value, onChange }: VariableFieldProps) {
  return (
    <Textarea
      autosize
      minRows={2}
      maxRows={6}
      label={label}
      withAsterisk={required}
      aria-required={required || undefined}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      classNames={{ input: classes['input'] ?? '' }}
    />
  );
}
