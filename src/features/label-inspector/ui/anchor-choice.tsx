import { Radio } from '@mantine/core';
import type { Anchor } from 'label-core/design';
import { useId } from 'react';
import { texts } from '../i18n';
import classes from './fields.module.css';

/** Row by row. */
const ANCHORS = [
  'top-left',
  'top',
  'top-right',
  'left',
  'center',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const satisfies readonly Anchor[];

interface AnchorChoiceProps {
  value: Anchor;
  onChange: (anchor: Anchor) => void;
}

/** Choice of the point of the label that stays where it is while the size changes. */
export function AnchorChoice({ value, onChange }: AnchorChoiceProps) {
  const name = useId();
  const words = texts.inspector.label;
  return (
    <fieldset className={classes['anchors']}>
      <legend>{words.anchor}</legend>
      {ANCHORS.map((anchor) => (
        // The whole cell can be pressed.
        <label
          key={anchor}
          htmlFor={`${name}-${anchor}`}
          className={classes['anchor']}
          title={words.anchors[anchor]}
        >
          <Radio
            id={`${name}-${anchor}`}
            name={name}
            aria-label={words.anchors[anchor]}
            checked={value === anchor}
            onChange={() => onChange(anchor)}
          />
        </label>
      ))}
    </fieldset>
  );
}
