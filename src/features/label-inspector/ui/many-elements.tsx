import type { LabelElement } from 'label-core';
import { texts } from '../i18n';
import type { FieldsProps } from '../model/inspector-props';
import { commonLookFields } from '../model/look-fields';
import classes from './fields.module.css';
import { FieldSection } from './field-section';
import { AlignTools } from './align-tools';
import { CloseUpField } from './close-up-field';
import { ElementActions } from './element-actions';
import { GroupTools } from './group-tools';
import { LookFields } from './look-fields';
import { NudgePad } from './nudge-pad';
import { PlaceFields } from './place-fields';
import { ShownField } from './shown-field';
import { SpreadTools } from './spread-tools';
import { TurnAndOrder } from './turn-and-order';

/** Fields that several elements have in common. */
export function ManyElements({ elements, ...props }: FieldsProps & { elements: readonly LabelElement[] }) {
  const { template, selection, dpi, snapsToDots, onEdit } = props;
  const words = texts.inspector;
  const locked = new Set(template.design?.locked);
  const count = elements.filter(({ id }) => locked.has(id)).length;
  const isLocked = count === elements.length;
  return (
    <>
      <h2>{words.ofMany({ count: elements.length })}</h2>
      {count > 0 && (
        <p className={classes['note']}>{isLocked ? words.locked : words.manyLocked({ count })}</p>
      )}
      <ElementActions {...props} ids={selection} isLocked={isLocked} />
      <fieldset className={classes['fields']} disabled={isLocked} key={selection.join()}>
        <GroupTools template={template} ids={selection} onEdit={onEdit} />
        <FieldSection title={words.sections.place}>
          <PlaceFields elements={elements} dpi={undefined} onEdit={onEdit} />
          <p className={classes['note']}>{words.relative}</p>
          <TurnAndOrder ids={selection} onEdit={onEdit} />
          <NudgePad ids={selection} dpi={dpi} snapsToDots={snapsToDots} onEdit={onEdit} />
        </FieldSection>
        <FieldSection title={words.sections.arrange}>
          <AlignTools ids={selection} onEdit={onEdit} />
          <SpreadTools ids={selection} onEdit={onEdit} />
        </FieldSection>
        {commonLookFields(elements).length > 0 && (
          <FieldSection title={words.sections.look}>
            <LookFields elements={elements} dpi={dpi} onEdit={onEdit} />
          </FieldSection>
        )}
        <FieldSection title={words.sections.shown}>
          <ShownField template={template} elements={elements} onEdit={onEdit} />
          <CloseUpField template={template} elements={elements} onEdit={onEdit} />
        </FieldSection>
      </fieldset>
    </>
  );
}
