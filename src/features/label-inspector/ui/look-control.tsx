import { Checkbox } from '@mantine/core';
import type { LabelElement } from 'label-core';
import { texts } from '../i18n';
import { lengthInDots } from '../model/length-in-dots';
import type { EditProps } from '../model/edit-props';
import { lookValue, type LookField, type LookValue } from '../model/look-fields';
import { several, sharedValue } from '../model/shared-value';
import { ChoiceField } from './choice-field';
import { NumberField } from './number-field';
import { SelectField } from './select-field';

export interface LookControlProps extends Pick<EditProps, 'onEdit'> {
  elements: readonly LabelElement[];
  field: LookField;
  dpi: number;
}

/** Field for a property of the look of elements. */
export function LookControl({ elements, field, dpi, onEdit }: LookControlProps) {
  const { key } = field;
  const words = texts.inspector.look;
  const ids = elements.map(({ id }) => id);
  const set = (value: LookValue) =>
    onEdit({ kind: 'setLook', ids, patch: { [key]: value } }, `look:${key}:${ids.join()}`);
  const value = sharedValue(elements, (element) => lookValue(element, field));
  if (field.kind === 'flag') {
    return (
      <Checkbox
        label={words.flags[field.key]}
        checked={value === true}
        indeterminate={value === several}
        // What is usual needs no property.
        onChange={({ currentTarget: { checked } }) => set(checked === field.usual ? null : checked)}
      />
    );
  }
  if (field.kind === 'number') {
    const { unit, step, isOptional = false } = field;
    const name = words.numbers[field.key];
    const isLength = unit === 'mm' && typeof value === 'number';
    return (
      <NumberField
        label={unit === 'none' ? name : texts.inspector[unit]({ name })}
        unit={unit}
        {...(step !== undefined && { step })}
        value={typeof value === 'number' || value === several ? value : undefined}
        {...(field.key === 'maxLines' && { placeholder: words.anyLines })}
        description={isLength ? texts.inspector.dots({ dots: lengthInDots(value, dpi) }) : undefined}
        onCommit={(typed) => set(typed.value)}
        {...(isOptional && { onClear: () => set(null) })}
      />
    );
  }
  const Field = field.isList === true ? SelectField : ChoiceField;
  return (
    <Field
      label={words.choices[field.key]}
      values={field.values.map(String)}
      options={words.values[field.key]}
      value={value === several ? several : String(value)}
      onChange={(chosen) => set(field.values.find((one) => String(one) === chosen) ?? null)}
    />
  );
}
