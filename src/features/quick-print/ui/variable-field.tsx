import { Checkbox, NativeSelect, Skeleton, TextInput } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { WidgetVariable } from '@/entities/widget';
import classes from './variable-fields.module.css';
import { texts } from './texts';

/** Few widgets ask by radio buttons; those that do not, do without their code. */
const RadioField = lazy(async () => ({ default: (await import('./radio-field')).RadioField }));

export interface VariableFieldProps {
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
      <Suspense fallback={<Skeleton height={72} />}>
        <RadioField variable={variable} value={value} onChange={onChange} />
      </Suspense>
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
