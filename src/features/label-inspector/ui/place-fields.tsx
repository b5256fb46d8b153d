import type { LabelElement } from 'label-core';
import type { PlacePatch } from 'label-core/design';
import { texts } from '../i18n';
import type { EditProps } from '../model/edit-props';
import { elementPlace, type ElementPlace } from '../model/element-place';
import type { TypedNumber } from '../model/read-length';
import { sharedValue } from '../model/shared-value';
import { FieldGrid } from './field-grid';
import { inspectorFieldId } from './inspector-field-id';
import { MmField } from './mm-field';

const sides = [
  { key: 'xMm', name: 'left' },
  { key: 'yMm', name: 'top' },
  { key: 'widthMm', name: 'width' },
  { key: 'heightMm', name: 'height' },
] as const satisfies readonly { key: keyof ElementPlace; name: keyof typeof texts.inspector.place }[];

interface PlaceFieldsProps extends Pick<EditProps, 'onEdit'> {
  elements: readonly LabelElement[];
  /** Where places are said in dots, too. */
  dpi: number | undefined;
}

/** Left, top, width and height of elements; lines have no sides of their own. */
export function PlaceFields({ elements, dpi, onEdit }: PlaceFieldsProps) {
  const ids = elements.map(({ id }) => id);
  const isMany = elements.length > 1;
  const boxes = elements.filter(({ type }) => type !== 'line');
  const set = (place: PlacePatch, isRelative: boolean) =>
    onEdit(
      { kind: 'setPlace', ids, place, ...(isRelative && { isRelative }) },
      `place:${Object.keys(place).join()}:${ids.join()}`,
    );
  return (
    <FieldGrid>
      {sides.map(({ key, name }) => {
        const sized = key === 'widthMm' || key === 'heightMm' ? boxes : elements;
        if (sized.length === 0) return null;
        return (
          <MmField
            key={key}
            {...(key === 'xMm' && { id: inspectorFieldId('left') })}
            label={texts.inspector.place[name]}
            dpi={dpi}
            isMany={isMany}
            value={sharedValue(sized, (element) => elementPlace(element)[key])}
            onCommit={({ value, isRelative }: TypedNumber) => set({ [key]: value }, isRelative)}
          />
        );
      })}
    </FieldGrid>
  );
}
