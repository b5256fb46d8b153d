import { TextInput } from '@mantine/core';
import type { LabelElement } from 'label-core';
import { MAX_NAME } from '../config/limits';
import { texts } from '../i18n';
import type { EditProps } from '../model/edit-props';
import { several, sharedValue } from '../model/shared-value';

/**
 * Name of the row in which elements close up, one that is always shown too. There is none for lines, nor on a label where
 * everything is always shown: nothing closes up there.
 */
export function CloseUpField({
  template,
  elements,
  onEdit,
}: EditProps & { elements: readonly LabelElement[] }) {
  const boxed = elements.filter((element) => element.type !== 'line');
  const closesUp = template.elements.some((one) => one.visibleWhen !== undefined || isInRow(one));
  if (boxed.length === 0 || !closesUp) return null;
  const { shown } = texts.inspector;
  const row = sharedValue(boxed, (element) => element.closesUp ?? '') ?? '';
  const isMixed = row === several && boxed.some((element) => element.closesUp !== several);
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

const isInRow = (element: LabelElement): boolean => element.type !== 'line' && element.closesUp !== undefined;
