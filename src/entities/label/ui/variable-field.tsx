import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { lazyPart } from '@/shared/ui/lazy-part';
import type { LabelVariable } from '../api/label-variable-schema';
import { texts } from '../i18n';
import type { ReadMarkup } from '../model/marked-values';
import { variableLabel } from '../model/label-values';
import { FixedValue } from './fixed-value';
import { TextValue } from './text-value';

/** Loaded on demand: few labels have a picture or a switch. */
const ToggleValue = lazyPart(async () => ({ default: (await import('./toggle-value')).ToggleValue }));
const MarkupValue = lazyPart(async () => ({ default: (await import('./markup-value')).MarkupValue }));
const PictureValue = lazyPart(async () => ({ default: (await import('./picture-value')).PictureValue }));

interface VariableFieldProps {
  variable: LabelVariable;
  value: string;
  onChange: (value: string) => void;
  /** Problem of the value, in words. */
  error?: string | undefined;
  id: string;
  /** True when the text may have several lines on the label (useMultilineVariables). */
  isMultiline?: boolean;
  /** How the label reads tags in the value (useMarkedValues). */
  read?: ReadMarkup | undefined;
}

/** Field for one variable of a label: text, picture or switch; one that cannot be changed is only shown. */
export function VariableField({
  variable,
  value,
  onChange,
  error,
  id,
  isMultiline,
  read,
}: VariableFieldProps) {
  const label = variableLabel(variable);
  const { dataType, required, editable, variableData } = variable;
  if (!editable) return <FixedValue id={id} variable={variable} error={error} />;
  if (dataType === 'toggle')
    return (
      <Suspense fallback={<Skeleton height={44} />}>
        <ToggleValue id={id} label={label} value={value} error={error} onChange={onChange} />
      </Suspense>
    );
  if (dataType === 'media-ref')
    return (
      <Suspense fallback={<Skeleton height={84} />}>
        <PictureValue
          id={id}
          label={label}
          value={value}
          ownPicture={variableData}
          required={required}
          error={error}
          onChange={onChange}
        />
      </Suspense>
    );
  const isOwnPrinted = value === '' && !required && variableData !== '';
  const field = {
    id,
    label,
    value,
    required,
    propertySize: variable.propertySize,
    description: isOwnPrinted ? texts.value.ownValue({ value: variableData }) : undefined,
    error,
    onChange,
  };
  const isWritten = isMultiline === true || value.includes('\n');
  if (read)
    return (
      <Suspense fallback={<Skeleton height={134} />}>
        <MarkupValue {...field} read={read} isMultiline={isWritten} />
      </Suspense>
    );
  return <TextValue {...field} isMultiline={isWritten} />;
}
