import type { LabelTemplate } from 'label-core';
import classes from './canvas.module.css';

/** Guides and margins, which are not printed. */
export function Guides({ template: { widthMm, heightMm, design } }: { template: LabelTemplate }) {
  const margin = design?.marginMm ?? 0;
  return (
    <g>
      {margin > 0 && 2 * margin < Math.min(widthMm, heightMm) && (
        <rect
          className={classes['margin']}
          x={margin}
          y={margin}
          width={widthMm - 2 * margin}
          height={heightMm - 2 * margin}
        />
      )}
      {design?.guides?.xMm?.map((mm) => (
        <line key={`x ${mm}`} className={classes['guide']} x1={mm} x2={mm} y1={0} y2={heightMm} />
      ))}
      {design?.guides?.yMm?.map((mm) => (
        <line key={`y ${mm}`} className={classes['guide']} x1={0} x2={widthMm} y1={mm} y2={mm} />
      ))}
    </g>
  );
}
