import type { LabelElement, LabelParts } from 'label-core';
import { memo } from 'react';
import type { LabelKit } from '@/entities/label';
import { ElementDrawing } from './element-drawing';

interface DrawnElementsProps {
  elements: readonly LabelElement[];
  parts: LabelParts['parts'];
  /** Ids of elements that are not shown while somebody works. */
  hidden: ReadonlySet<string>;
  kit: LabelKit;
}

/** Elements that are compared at once. */
const RUN_LENGTH = 20;

/**
 * All elements of a label, in runs: React goes through those runs only in which an element is drawn otherwise. With hundreds
 * of elements, to go through all of them takes a tenth of the time that a key has.
 */
export function DrawnElements({ elements, ...shown }: DrawnElementsProps) {
  const count = Math.ceil(elements.length / RUN_LENGTH);
  return Array.from({ length: count }, (_none, index) => (
    <Run key={index} elements={elements.slice(index * RUN_LENGTH, (index + 1) * RUN_LENGTH)} {...shown} />
  ));
}

function isSameRun(one: DrawnElementsProps, other: DrawnElementsProps): boolean {
  return (
    one.kit === other.kit &&
    one.hidden === other.hidden &&
    one.elements.length === other.elements.length &&
    one.elements.every(
      (element, index) =>
        element === other.elements[index] && one.parts.get(element.id) === other.parts.get(element.id),
    )
  );
}

const Run = memo(function Run({ elements, parts, hidden, kit }: DrawnElementsProps) {
  return elements.map(
    (element) =>
      !hidden.has(element.id) && (
        <ElementDrawing key={element.id} element={element} layout={parts.get(element.id)} kit={kit} />
      ),
  );
}, isSameRun);
