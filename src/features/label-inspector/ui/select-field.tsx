import { NativeSelect } from '@mantine/core';
import { texts } from '../i18n';
import { several, type Several } from '../model/shared-value';

interface SelectFieldProps<Value extends string> {
  label: string;
  values: readonly Value[];
  /** Names of the values. */
  options: Readonly<Record<Value, string>>;
  value: Value | Several;
  onChange: (value: Value) => void;
}

/** Choice of one of several values in a list. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, values, options, value, onChange } = props;
  return (
    <NativeSelect
      size="sm"
      label={label}
      value={value === several ? '' : value}
      data={[
        ...(value === several ? [{ value: '', label: texts.inspector.several, disabled: true }] : []),
        ...values.map((one) => ({ value: one, label: options[one] })),
      ]}
      onChange={(event) => {
        const chosen = values.find((one) => one === event.currentTarget.value);
        if (chosen !== undefined) onChange(chosen);
      }}
    />
  );
}
