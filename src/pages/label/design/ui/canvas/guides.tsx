import type { LabelTemplate } from 'label-core';
import { useSyncExternalStore } from 'react';
import type { PreviewStore } from '../../model/preview-store';
import classes from './canvas.module.css';

interface GuidesProps {
  template: LabelTemplate;
  /** Distance of the margins from the edges; undefined where none are shown. */
  marginMm: number | undefined;
  store: PreviewStore;
}

/** Guides and margins, which are not printed; a guide that is dragged is shown where it is dragged to instead. */
export function Guides({ template, marginMm, store }: GuidesProps) {
  const dragged = useSyncExternalStore(store.subscribe, () => {
    const guide = store.get()?.guide;
    return guide && `${guide.axis} ${guide.fromMm}`;
  });
  const { widthMm, heightMm } = template;
  return (
    <g>
      {marginMm !== undefined && (
        <rect
          className={classes['margin']}
          x={marginMm}
          y={marginMm}
          width={widthMm - 2 * marginMm}
          height={heightMm - 2 * marginMm}
        />
      )}
      <GuideLines template={template} className={classes['guide']} without={dragged} />
    </g>
  );
}

interface GuideLinesProps {
  template: LabelTemplate;
  className: string | undefined;
  /** Axis and place of a guide that is left out: "x 12". */
  without?: string | undefined;
}

/** A line for each guide. */
export function GuideLines({ template, className, without }: GuideLinesProps) {
  const { widthMm, heightMm, design } = template;
  const linesOn = (axis: 'x' | 'y', places: readonly number[] = []) =>
    places
      .map((mm) => ({ mm, key: `${axis} ${mm}` }))
      .filter(({ key }) => key !== without)
      .map(({ mm, key }) => (
        <line
          key={key}
          className={className}
          data-guide={axis}
          {...(axis === 'x'
            ? { x1: mm, x2: mm, y1: 0, y2: heightMm }
            : { x1: 0, x2: widthMm, y1: mm, y2: mm })}
        />
      ));
  return (
    <>
      {linesOn('x', design?.guides?.xMm)}
      {linesOn('y', design?.guides?.yMm)}
    </>
  );
}
