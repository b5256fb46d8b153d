import { formatNumber } from '@/shared/i18n';
import classes from './canvas.module.css';

interface RulerProps {
  axis: 'x' | 'y';
  lengthMm: number;
  scale: number;
}

/** Distances in mm of which the first that leaves room for its numbers is marked. */
const STEPS_MM = [1, 2, 5, 10, 20, 50, 100];
const LEAST_PX = 44;

/** Ruler in mm along an edge of the label. The same numbers are in the fields: it is for the eye only. */
export function Ruler({ axis, lengthMm, scale }: RulerProps) {
  const stepMm = STEPS_MM.find((step) => step * scale >= LEAST_PX) ?? 200;
  const places = Array.from(
    { length: Math.floor(lengthMm / stepMm + 1e-9) + 1 },
    (_, index) => index * stepMm,
  );
  return (
    <div className={classes['ruler']} data-axis={axis} aria-hidden style={sizeOf(axis, lengthMm * scale)}>
      {places.map((mm) => (
        <span key={mm} style={{ [axis === 'x' ? 'left' : 'top']: mm * scale }}>
          {formatNumber(mm)}
        </span>
      ))}
    </div>
  );
}

const sizeOf = (axis: 'x' | 'y', px: number) => (axis === 'x' ? { width: px } : { height: px });
