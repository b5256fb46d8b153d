import { memo } from 'react';
import { formatNumber } from '@/shared/i18n';
import classes from './canvas.module.css';

interface RulerProps {
  axis: 'x' | 'y';
  lengthMm: number;
  scale: number;
  /** Places of the guides across this ruler, in mm. */
  guidesMm: readonly number[] | undefined;
}

/** Distances in mm of which the first that leaves room for its numbers is marked. */
const STEPS_MM = [1, 2, 5, 10, 20, 50, 100];
const LEAST_PX = 44;

/**
 * Ruler in mm along an edge of the label, with a grip for each guide across it; a guide along it is dragged out of it. The
 * same numbers and guides are in fields: it is for the eye and the pointer only.
 */
export const Ruler = memo(function Ruler({ axis, lengthMm, scale, guidesMm = [] }: RulerProps) {
  const stepMm = STEPS_MM.find((step) => step * scale >= LEAST_PX) ?? 200;
  const places = Array.from(
    { length: Math.floor(lengthMm / stepMm + 1e-9) + 1 },
    (_, index) => index * stepMm,
  );
  return (
    <div className={classes['ruler']} data-ruler={axis} aria-hidden style={sizeOf(axis, lengthMm * scale)}>
      {places.map((mm) => (
        <span key={mm} style={placeOf(axis, mm * scale)}>
          {formatNumber(mm)}
        </span>
      ))}
      {guidesMm.map((mm) => (
        <i key={mm} className={classes['guideGrip']} style={placeOf(axis, mm * scale)} />
      ))}
    </div>
  );
});

const sizeOf = (axis: 'x' | 'y', px: number) => (axis === 'x' ? { width: px } : { height: px });

const placeOf = (axis: 'x' | 'y', px: number) => (axis === 'x' ? { left: px } : { top: px });
