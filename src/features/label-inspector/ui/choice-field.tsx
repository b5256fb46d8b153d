import { SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import { several, type Several } from '../model/shared-value';
import { texts } from '../i18n';
import classes from './fields.module.css';

interface ChoiceFieldProps<Value extends string> {
  label: string;
  /** Names of the values, in order. */
  options: Readonly<Record<Value, string>>;
  values: readonly Value[];
  value: Value | Several;
  onChange: (value: Value) => void;
}

/** Choice of one of a few values that are all seen. */
export function ChoiceField<Value extends string>({
  label,
  options,
  values,
  value,
  onChange,
}: ChoiceFieldProps<Value>) {
  const id = useId();
  return (
    <div className={classes['choice']}>
      <span id={id} className={classes['choiceLabel']}>
        {label}
        {value === several && <span className={classes['dim']}> · {texts.inspector.several}</span>}
      </span>
      <SegmentedControl
        aria-labelledby={id}
        size="xs"
        fullWidth
        data={values.map((one) => ({ value: one, label: options[one] }))}
        value={value}
        onChange={(chosen) => {
          const found = values.find((one) => one === chosen);
          if (found !== undefined) onChange(found);
        }}
      />
    </div>
  );
}
