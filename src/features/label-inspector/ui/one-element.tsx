import type { LabelElement } from 'label-core';
import { texts } from '../i18n';
import type { FieldsProps } from '../model/inspector-props';
import classes from './fields.module.css';
import { FieldSection } from './field-section';
import { AlignTools } from './align-tools';
import { CloseUpField } from './close-up-field';
import { ElementActions } from './element-actions';
import { ElementContent } from './element-content';
import { ElementLook } from './element-look';
import { ElementName } from './element-name';
import { LinePlace } from './line-place';
import { NudgePad } from './nudge-pad';
import { PlaceFields } from './place-fields';
import { ShownField } from './shown-field';
import { TurnAndOrder } from './turn-and-order';

/** Fields of one element. */
export function OneElement({ element, ...props }: FieldsProps & { element: LabelElement }) {
  const { template, dpi, snapsToDots, onEdit } = props;
  const { sections, locked, types } = texts.inspector;
  const isLocked = template.design?.locked?.includes(element.id) ?? false;
  const ids = [element.id];
  const place = { dpi: snapsToDots ? dpi : undefined, onEdit };
  return (
    <>
      <h2>{types[element.type]}</h2>
      {isLocked && <p className={classes['note']}>{locked}</p>}
      <ElementActions {...props} ids={ids} isLocked={isLocked} />
      <fieldset className={classes['fields']} disabled={isLocked}>
        <ElementName template={template} element={element} onEdit={onEdit} />
        {/* What is typed for one element must not be shown for another. */}
        <div key={element.id} className={classes['fields']}>
          <ElementContent {...props} element={element} />
          <FieldSection title={sections.place}>
            {element.type === 'line' ? (
              <LinePlace {...place} element={element} />
            ) : (
              <PlaceFields {...place} elements={[element]} />
            )}
            <TurnAndOrder ids={ids} onEdit={onEdit} />
            <AlignTools ids={ids} onEdit={onEdit} />
            <NudgePad ids={ids} dpi={dpi} snapsToDots={snapsToDots} onEdit={onEdit} />
          </FieldSection>
          <FieldSection title={sections.look}>
            <ElementLook {...props} element={element} />
          </FieldSection>
          <FieldSection title={sections.shown}>
            <ShownField template={template} elements={[element]} onEdit={onEdit} />
            <CloseUpField template={template} elements={[element]} onEdit={onEdit} />
          </FieldSection>
        </div>
      </fieldset>
    </>
  );
}
