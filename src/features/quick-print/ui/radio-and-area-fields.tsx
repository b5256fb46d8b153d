import { Group, Radio, Textarea } from '@mantine/core';
import type { VariableFieldProps } from './variable-field';
import classes from './variable-fields.module.css';

/** Field for one of a few values, all visible. */
export function RadioField({ variable, value, onChange }: VariableFieldProps) {
  const { label, required, options } = variable;
  return (
    <Radio.Group
      label={label}
      withAsterisk={required}
      aria-required={required || undefined}
      value={value}
      onChange={onChange}
    >
      <Group gap={16}>
        {options.map((option) => (
          <Radio
            key={option.value}
            size="md"
            value={option.value}
            label={option.label}
            classNames={{ root: classes['choice'] ?? '' }}
          />
        ))}
      </Group>
    </Radio.Group>
  );
}

/** Field for a text of several lines. */
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
