import { Button } from '@mantine/core';
import type { LineElement } from 'label-core';
import type { PlacePatch } from 'label-core/design';
import { texts } from '../i18n';
import type { EditProps } from '../model/edit-props';
import { lengthened, lineLength, straightened } from '../model/line-ends';
import classes from './fields.module.css';
import { FieldGrid } from './field-grid';
import { inspectorFieldId } from './inspector-field-id';
import { MmField } from './mm-field';

const words = texts.inspector.place;
const ends = [
  { key: 'x1Mm', name: 'x1' },
  { key: 'y1Mm', name: 'y1' },
  { key: 'x2Mm', name: 'x2' },
  { key: 'y2Mm', name: 'y2' },
] as const;

interface LinePlaceProps extends Pick<EditProps, 'onEdit'> {
  element: LineElement;
  /** Where places are said in dots, too. */
  dpi: number | undefined;
}

/** Both ends of a line, its length, and ways to make it straight. */
export function LinePlace({ element, dpi, onEdit }: LinePlaceProps) {
  const { id } = element;
  const set = (place: PlacePatch) =>
    onEdit({ kind: 'setPlace', ids: [id], place }, `place:${Object.keys(place).join()}:${id}`);
  return (
    <>
      <FieldGrid>
        {ends.map(({ key, name }) => (
          <MmField
            key={key}
            {...(key === 'x1Mm' && { id: inspectorFieldId('left') })}
            label={words[name]}
            dpi={dpi}
            value={element[key]}
            onCommit={({ value }) => set({ [key]: value })}
          />
        ))}
        <MmField
          label={words.length}
          dpi={dpi}
          value={lineLength(element)}
          onCommit={({ value }) => set(lengthened(element, value))}
        />
      </FieldGrid>
      <div className={classes['actions']}>
        <Button size="xs" variant="default" onClick={() => set(straightened(element, 'level'))}>
          {words.level}
        </Button>
        <Button size="xs" variant="default" onClick={() => set(straightened(element, 'upright'))}>
          {words.upright}
        </Button>
      </div>
    </>
  );
}
