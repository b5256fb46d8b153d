import { TextInput } from '@mantine/core';
import { useState, type KeyboardEvent } from 'react';
import { formatNumber } from '@/shared/i18n';
import { texts } from '../i18n';
import { hundredth, readLength, type FieldUnit, type TypedNumber } from '../model/read-length';
import { several, type Several } from '../model/shared-value';
import classes from './fields.module.css';

/** Longer text is no number; what was pasted is not shown in full either. */
const MAX_TYPED = 60;

export interface NumberFieldProps {
  id?: string;
  label: string;
  unit: FieldUnit;
  /** Undefined for no number: an empty field. */
  value: number | Several | undefined;
  onCommit: (typed: TypedNumber) => void;
  /** Called when the field is emptied; without it an empty field is no number. */
  onClear?: () => void;
  /** Several elements are meant: + and - change each by so much. */
  isMany?: boolean;
  /** Change by an arrow key; with Shift ten times as much. */
  step?: number;
  /** Shown in an empty field. */
  placeholder?: string;
  description?: string | undefined;
}

interface Draft {
  readonly text: string;
  /** Value of the field when it was typed: a newer one must not be hidden. */
  readonly of: NumberFieldProps['value'];
  readonly isWrong?: boolean;
}

/** Field for a number that can be calculated; it takes effect by Enter, by an arrow key and when the field is left. */
export function NumberField({
  id,
  label,
  unit,
  value,
  onCommit,
  onClear,
  isMany = false,
  step = 0.1,
  placeholder,
  description,
}: NumberFieldProps) {
  const [typed, setTyped] = useState<Draft>();
  const draft = typed?.of === value ? typed : undefined;
  const shown = typeof value === 'number' ? written(value) : '';
  const from = typeof value === 'number' ? value : undefined;
  const read = (text: string) => readLength(text, { unit, isMany, from });

  const finish = () => {
    if (!draft) return;
    const text = draft.text.trim();
    const isSame = text === shown || (text === '' && value === several);
    const number = isSame ? undefined : read(text);
    if (number) onCommit(number);
    else if (text === '' && onClear) onClear();
    setTyped(!number && !isSame && !(text === '' && onClear) ? { ...draft, isWrong: true } : undefined);
  };
  const stepBy = (by: number) => {
    if (isMany) {
      onCommit({ value: by, isRelative: true });
      return;
    }
    // There is no one number to go up or down from.
    if (value === several && !draft) return;
    const start = (draft ? read(draft.text)?.value : undefined) ?? from ?? 0;
    setTyped(undefined);
    onCommit({ value: hundredth(start + by), isRelative: false });
  };
  const press = (event: KeyboardEvent) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (direction !== undefined) stepBy(direction * (event.shiftKey ? 10 : 1) * step);
    else if (event.key === 'Enter') finish();
    else if (event.key === 'Escape' && draft) setTyped(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <TextInput
      {...(id !== undefined && { id })}
      size="sm"
      label={label}
      description={description}
      error={draft?.isWrong === true && texts.inspector.notANumber}
      placeholder={value === several ? texts.inspector.several : placeholder}
      inputMode={unit === 'none' ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={MAX_TYPED}
      classNames={{ root: classes['field'] ?? '', input: classes['number'] ?? '' }}
      value={draft?.text ?? shown}
      onChange={(event) => setTyped({ text: event.currentTarget.value, of: value })}
      onBlur={finish}
      onKeyDown={press}
    />
  );
}

/** A number as it can be typed again: without separators of thousands, at 0.01. */
const written = (value: number): string =>
  formatNumber(value, { maximumFractionDigits: 2, useGrouping: false });
