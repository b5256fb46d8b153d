import { Checkbox, TextInput } from '@mantine/core';
import { texts } from '../i18n';
import type { CounterForm } from '../model/counter-form';

interface NumberFieldProps {
  form: CounterForm;
  field: 'width' | 'firstNumber' | 'step' | 'lastNumber';
  label: string;
  description?: string;
}

/** Field for a whole number. */
export function NumberField({ form, field, label, description }: NumberFieldProps) {
  const { values, change, errors } = form;
  return (
    <TextInput
      label={label}
      {...(description !== undefined && { description })}
      size="md"
      inputMode="numeric"
      autoComplete="off"
      value={values[field]}
      error={errors[field]}
      onChange={(event) => change({ [field]: event.currentTarget.value })}
    />
  );
}

/** Field for the last number of a counter. */
export function EndField({ form }: { form: CounterForm }) {
  return (
    <NumberField form={form} field="lastNumber" label={texts.lastNumber} description={texts.lastNumberHint} />
  );
}

/** Switch that disables a counter. */
export function EnabledField({ form }: { form: CounterForm }) {
  return (
    <Checkbox
      size="md"
      label={texts.isEnabled}
      description={texts.isEnabledHint}
      checked={form.values.isEnabled}
      onChange={(event) => form.change({ isEnabled: event.currentTarget.checked })}
    />
  );
}
