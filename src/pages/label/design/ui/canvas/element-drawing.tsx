import type { ElementLayout, LabelElement } from 'label-core';
import { boundsOf } from 'label-core/design';
import { memo } from 'react';
import type { LabelKit } from '@/entities/label';
import classes from './canvas.module.css';
import { svgNode } from './svg-node';

interface ElementDrawingProps {
  element: LabelElement;
  /** Undefined when the element is not shown with these values, or could not be laid out. */
  layout: ElementLayout | undefined;
  kit: LabelKit;
}

/** One element as it is printed; a dashed box where nothing of it is, so that it can be seen and taken. */
export const ElementDrawing = memo(function ElementDrawing({ element, layout, kit }: ElementDrawingProps) {
  const nodes = layout?.nodes ?? [];
  const drawings = nodes.flatMap((node) => kit.core.drawingOf(node, kit.fonts, { inMm: true }) ?? []);
  return (
    <g data-element={element.id}>
      {drawings.length === 0 && (
        <EmptyBox element={element} hasProblem={(layout?.problems.length ?? 0) > 0} />
      )}
      {drawings.map(svgNode)}
    </g>
  );
});

/** The stored box of an element that prints nothing with the shown values. */
function EmptyBox({ element, hasProblem }: { element: LabelElement; hasProblem: boolean }) {
  const box = boundsOf(element);
  return <rect className={classes['empty']} {...(hasProblem && { 'data-problem': true })} {...box} />;
}
