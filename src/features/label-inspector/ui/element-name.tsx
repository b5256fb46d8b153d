import { TextInput } from '@mantine/core';
import { applyEdit, refusalOf, type Edit } from 'label-core/design';
import type { LabelElement } from 'label-core';
import { useState } from 'react';
import { translated } from '@/shared/i18n';
import { MAX_NAME } from '../config/limits';
import { texts } from '../i18n';
import type { EditProps } from '../model/edit-props';
import { inspectorFieldId } from './inspector-field-id';

/** Name of an element. What is typed is kept as it is, though a name is made unique and has no spaces around it. */
export function ElementName({ template, element, onEdit }: EditProps & { element: LabelElement }) {
  const [typed, setTyped] = useState<{ text: string; id: string }>();
  const draft = typed?.id === element.id ? typed : undefined;
  const index = template.elements.indexOf(element);
  const rename = (name: string): Edit => ({ kind: 'rename', id: element.id, name });
  const refusal = draft && refusalOf(template, rename(draft.text));
  const change = (text: string) => {
    const edit = rename(text);
    const after = applyEdit(template, edit);
    setTyped({ text, id: after.elements[index]?.id ?? element.id });
    // The place in the list names the element in the key: its name changes with each character.
    if (after !== template) onEdit(edit, `name:${index}`);
  };
  return (
    <TextInput
      id={inspectorFieldId('name')}
      size="sm"
      label={texts.inspector.name}
      autoComplete="off"
      maxLength={MAX_NAME}
      value={draft?.text ?? element.id}
      error={refusal && translated(refusal)}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={() => setTyped(undefined)}
    />
  );
}
