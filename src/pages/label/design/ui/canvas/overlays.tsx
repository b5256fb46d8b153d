import type { LabelParts, LabelTemplate } from 'label-core';
import { boundsOf } from 'label-core/design';
import { memo, useId } from 'react';
import classes from './canvas.module.css';

interface BoxesProps {
  template: LabelTemplate;
  hidden: ReadonlySet<string>;
}

/** The stored boxes of all elements, which are moved with their elements. */
export const ElementBoxes = memo(function ElementBoxes({ template, hidden }: BoxesProps) {
  return (
    <g>
      {template.elements.map((element) => {
        if (hidden.has(element.id)) return null;
        const box = boundsOf(element);
        return (
          <g key={element.id} data-element={element.id}>
            <rect className={classes['boxHalo']} {...box} />
            <rect className={classes['box']} {...box} />
          </g>
        );
      })}
    </g>
  );
});

interface QuietZonesProps {
  parts: LabelParts['parts'];
  hidden: ReadonlySet<string>;
  /** Pixels of the screen in a millimetre of the label. */
  scale: number;
}

/** Distance of the lines of the hatching, in px. */
const HATCH_PX = 6;

/** The white places around the bars of codes as they are printed: nothing may be printed there. */
export function QuietZones({ parts, hidden, scale }: QuietZonesProps) {
  const id = useId();
  const side = HATCH_PX / scale;
  return (
    <g>
      <pattern id={id} width={side} height={side} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className={classes['hatch']} d={`M0 0V${side}`} />
      </pattern>
      {[...parts].map(
        ([elementId, { quietZones = [] }]) =>
          !hidden.has(elementId) &&
          quietZones.length > 0 && (
            <g key={elementId} data-element={elementId}>
              {quietZones.map((zone, index) => (
                <rect key={index} className={classes['quiet']} fill={`url(#${id})`} {...zone} />
              ))}
            </g>
          ),
      )}
    </g>
  );
}
