import { Checkbox, Group, NativeSelect, Radio, TextInput } from '@mantine/core';
import type { WidgetVariable } from '@/entities/widget';
import classes from './variable-fields.module.css';
import { texts } from './texts';

interface VariableFieldProps {
  variable: WidgetVariable;
  value: string;
  onChange: (value: string) => void;
}

/** One variable of a card, drawn by its type; a type of its own is an HTML input type. */
export function VariableField({ variable, value, onChange }: VariableFieldProps) {
  const { label, required, type, options } = variable;
  if (type === 'checkbox')
    return (
      <Checkbox
        size="md"
        label={<FieldLabel variable={variable} />}
        classNames={{ root: classes['choice'] ?? '' }}
        checked={value === 'true'}
        onChange={(event) => onChange(event.currentTarget.checked ? 'true' : '')}
        aria-required={required || undefined}
      />
    );
  if (type === 'radio')
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
  if (type === 'select')
    return (
      <NativeSelect
        label={label}
        withAsterisk={required}
        aria-required={required || undefined}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        classNames={{ input: classes['input'] ?? '' }}
        data={[{ value: '', label: texts.choose }, ...options]}
      />
    );
  return (
    <TextInput
      type={type}
      label={label}
      withAsterisk={required}
      aria-required={required || undefined}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      classNames={{ input: classes['input'] ?? '' }}
      autoComplete="off"
    />
  );
}

function FieldLabel({ variable: { label, required } }: Pick<VariableFieldProps, 'variable'>) {
  return (
    <>
      {label}
      {required && (
        <span aria-hidden className={classes['asterisk']}>
          {' *'}
        </span>
      )}
    </>
  );
}
