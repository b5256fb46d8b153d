import type { LabelElement } from 'label-core';
import { memo } from 'react';
import { texts } from '../i18n';
import type { FieldsProps, InspectorProps } from '../model/inspector-props';
import { TypingContext } from '../model/typing';
import classes from './fields.module.css';
import { ManyElements } from './many-elements';
import { OneElement } from './one-element';
import { WholeLabel } from './whole-label';

/** Fields of what is selected on a label: one element, what several have in common, or the label itself. */
export function Inspector({ newest, onType, ...props }: InspectorProps) {
  return (
    <TypingContext value={{ newest, onType }}>
      <Fields {...props} />
    </TypingContext>
  );
}

/** Not drawn with a key that changes one field. */
const Fields = memo(function Fields(props: FieldsProps) {
  const elements = selected(props);
  const [first] = elements;
  return (
    <section className={classes['inspector']} aria-label={texts.inspector.region}>
      {!first ? (
        <WholeLabel {...props} />
      ) : elements.length === 1 ? (
        <OneElement {...props} element={first} />
      ) : (
        <ManyElements {...props} elements={elements} />
      )}
    </section>
  );
});

/** Selected elements in the order of selection: the last one is what others are made like. */
function selected({ template, selection }: FieldsProps): readonly LabelElement[] {
  const byId = new Map(template.elements.map((element) => [element.id, element]));
  return selection.flatMap((id) => byId.get(id) ?? []);
}
