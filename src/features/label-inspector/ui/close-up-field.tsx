import { TextInput } from '@mantine/core';
import type { LabelElement } from 'label-core';
import { texts } from '../i18n';
import type { EditProps } from '../model/edit-props';
import { several, sharedValue } from '../model/shared-value';

/** Names of rows are at most as long (`templateLimits.idCharacters`). */
const MAX_NAME = 64;

type Boxed = Exclude<LabelElement, { type: 'line' }>;
const isBoxed = (element: LabelElement): element is Boxed => element.type !== 'line';

interface CloseUpFieldProps extends Pick<EditProps, 'onEdit'> {
  elements: readonly LabelElement[];
}

/**
 * Name of the row in which elements close up. There is one only for elements that are not always shown, or are in a row
 * already: nothing closes up otherwise.
 */
export function CloseUpField({ elements, onEdit }: CloseUpFieldProps) {
  const boxed = elements.filter(isBoxed);
  if (!boxed.some(({ visibleWhen, closesUp }) => (visibleWhen ?? closesUp) !== undefined)) return null;
  const { shown } = texts.inspector;
  const row = sharedValue(boxed, ({ closesUp }) => closesUp ?? '') ?? '';
  const isMixed = row === several && boxed.some(({ closesUp }) => closesUp !== several);
  const ids = boxed.map(({ id }) => id);
  return (
    <TextInput
      size="sm"
      label={shown.row}
      description={shown.rowHint}
      placeholder={isMixed ? texts.inspector.several : ''}
      autoComplete="off"
      maxLength={MAX_NAME}
      value={isMixed ? '' : row}
      onChange={({ currentTarget: { value } }) =>
        onEdit(
          { kind: 'setLook', ids, patch: { closesUp: value === '' ? null : value } },
          `look:closesUp:${ids.join()}`,
        )
      }
    />
  );
}
