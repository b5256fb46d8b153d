import type { LabelElement, LabelVariable } from 'label-core';
import { texts } from '../i18n';
import type { EditProps } from '../model/edit-props';
import { several, sharedValue } from '../model/shared-value';
import { VariableField } from './variable-field';

const ALWAYS = '';

/** Choice of when elements are shown: always, or by a variable. */
export function ShownField({
  template,
  elements,
  onEdit,
}: EditProps & { elements: readonly LabelElement[] }) {
  const words = texts.inspector;
  const ids = elements.map(({ id }) => id);
  const value = sharedValue(elements, ({ visibleWhen = ALWAYS }) => visibleWhen) ?? ALWAYS;
  const isMixed = value === several && elements.some(({ visibleWhen }) => visibleWhen !== several);
  const show = (visibleWhen: string | null) => onEdit({ kind: 'setLook', ids, patch: { visibleWhen } });
  const nameOf = ({ name, type }: LabelVariable) =>
    type === 'toggle' ? words.shown.when({ variable: name }) : words.shown.withValue({ variable: name });
  return (
    <VariableField
      template={template}
      label={words.shown.label}
      type="toggle"
      value={value}
      others={[
        ...(isMixed ? [{ value: several, label: words.several, disabled: true }] : []),
        { value: ALWAYS, label: words.shown.always },
      ]}
      variables={template.variables
        // A text or picture decides only where a file said so: offered in all cases, the list would be long.
        .filter(({ name, type }) => type === 'toggle' || name === value)
        .map((variable) => ({ value: variable.name, label: nameOf(variable) }))}
      newOption={words.newSwitch}
      newLabel={words.newSwitchName}
      onChoose={show}
      onOther={() => show(null)}
    />
  );
}
