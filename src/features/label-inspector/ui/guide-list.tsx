import { Trash2 } from 'lucide-react';
import type { Axis } from 'label-core/design';
import { texts } from '../i18n';
import type { EditProps } from '../model/edit-props';
import classes from './fields.module.css';
import { MmField } from './mm-field';
import { ToolButton } from './tool-button';

/** Guides along an axis, each as a number, and a field for a new one. */
export function GuideList({ template, axis, onEdit }: EditProps & { axis: Axis }) {
  const words = texts.inspector.label;
  const isX = axis === 'x';
  const places = (isX ? template.design?.guides?.xMm : template.design?.guides?.yMm) ?? [];
  const set = (mm: readonly number[]) =>
    onEdit({ kind: 'setGuides', [isX ? 'xMm' : 'yMm']: mm }, `guides:${axis}`);
  const nameOf = isX ? words.guideX : words.guideY;
  return (
    <div className={classes['guides']} role="group" aria-label={isX ? words.guidesX : words.guidesY}>
      {places.map((mm, index) => (
        <div key={`${axis}${index}`} className={classes['guide']}>
          <MmField
            label={nameOf({ number: index + 1 })}
            value={mm}
            onCommit={({ value }) => set(places.with(index, value))}
          />
          <ToolButton
            label={words.removeGuide({ mm })}
            icon={Trash2}
            onClick={() => set(places.toSpliced(index, 1))}
          />
        </div>
      ))}
      <MmField
        label={isX ? words.newGuideX : words.newGuideY}
        value={undefined}
        onClear={() => undefined}
        onCommit={({ value }) => set([...places, value])}
      />
    </div>
  );
}
