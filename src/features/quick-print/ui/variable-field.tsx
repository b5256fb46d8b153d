import { Checkbox, NativeSelect, Skeleton, TextInput } from '@mantine/core';
import { Suspense } from 'react';
import type { WidgetVariable } from '@/entities/widget';
import { lazyPart } from '@/shared/ui/lazy-part';
import { texts } from '../i18n';
import { inputTypeOf } from '../model/input-type';
import classes from './variable-fields.module.css';

/** Loaded on demand: few widgets have radio buttons, long texts or pictures. */
const AreaField = lazyPart(async () => ({ default: (await import('./radio-and-area-fields')).AreaField }));
const PictureField = lazyPart(async () => ({ default: (await import('./picture-field')).PictureField }));
const RadioField = lazyPart(async () => ({ default: (await import('./radio-and-area-fields')).RadioField }));

export interface VariableFieldProps {
  variable: WidgetVariable;
  value: string;
  onChange: (value: string) => void;
}

/**
 * Field for one variable of a card, drawn by its type. An untouched checkbox sends nothing, and the label's own value
 * is printed; once touched it is true or false.
 */
export function VariableField({ variable, value, onChange }: VariableFieldProps) {
  const { label, required, type, options } = variable;
  if (type === 'checkbox')
    return (
      <Checkbox
        size="md"
        label={<FieldLabel variable={variable} />}
        classNames={{ root: classes['choice'] ?? '' }}
        checked={value === 'true'}
        onChange={(event) => onChange(String(event.currentTarget.checked))}
        aria-required={required || undefined}
      />
    );
  if (type === 'radio')
    return (
      <Suspense fallback={<Skeleton height={72} />}>
        <RadioField variable={variable} value={value} onChange={onChange} />
      </Suspense>
    );
  if (type === 'textarea')
    return (
      <Suspense fallback={<Skeleton height={96} />}>
        <AreaField variable={variable} value={value} onChange={onChange} />
      </Suspense>
    );
  if (type === 'media-ref')
    return (
      <Suspense fallback={<Skeleton height={84} />}>
        <PictureField variable={variable} value={value} onChange={onChange} />
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
      type={inputTypeOf(type)}
      label={label}
      withAsterisk={required}
      aria-required={required || undefined}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      classNames={{ input: classes['input'] ?? '' }}
      autoComplete="off"
      data-takes-scan={inputTypeOf(type) === 'text' ? '' : undefined}
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
