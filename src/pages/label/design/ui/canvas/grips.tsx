import type { Point } from 'label-core/design';
import type { Grip } from '../../model/gesture-types';
import classes from './canvas.module.css';

/** A grip, and where its middle is. */
export type GripPlace = Point & { readonly grip: Grip };

interface GripsProps {
  places: readonly GripPlace[];
  /** Side of the area that a pointer hits. */
  targetMm: number;
  /** Side of the square that is seen. */
  handleMm: number;
  /** Grip that was pressed: the next press is where it goes. */
  armed: Grip | undefined;
}

/** Radius of the corners of a handle, as a part of its side. */
const ROUNDNESS = 1 / 6;

/** What the pointer hits is a node for each grip; the handles that are seen are one path, as the frames are. */
export function Grips({ places, targetMm, handleMm, armed }: GripsProps) {
  const handlesOf = (shown: readonly GripPlace[]) =>
    shown.map((place) => squarePath(place, handleMm)).join('');
  return (
    <>
      {places.map(({ grip, xMm, yMm }) => (
        <rect
          key={grip}
          data-grip={grip}
          className={classes['grip']}
          x={xMm - targetMm / 2}
          y={yMm - targetMm / 2}
          width={targetMm}
          height={targetMm}
        />
      ))}
      <path className={classes['handle']} d={handlesOf(places)} />
      {armed !== undefined && (
        <path
          className={classes['handle']}
          data-armed
          d={handlesOf(places.filter(({ grip }) => grip === armed))}
        />
      )}
    </>
  );
}

/** Returns the outline of a square with rounded corners around a point; its side in mm. */
function squarePath({ xMm, yMm }: Point, sideMm: number): string {
  const radius = sideMm * ROUNDNESS;
  const straight = sideMm - 2 * radius;
  const corner = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  return [
    `M${xMm - straight / 2} ${yMm - sideMm / 2}h${straight}${corner(radius, radius)}`,
    `v${straight}${corner(-radius, radius)}`,
    `h${-straight}${corner(-radius, -radius)}`,
    `v${-straight}${corner(radius, -radius)}z`,
  ].join('');
}
