import { dotMm } from 'label-core/design';
import { memo, useId } from 'react';
import classes from './canvas.module.css';

interface DotGridProps {
  widthMm: number;
  heightMm: number;
  dpi: number;
  scale: number;
}

/** Pixels of the screen in a dot of the printer from which the dots can be told apart. */
const LEAST_DOT_PX = 8;

/** The dots of the printer, where they are large enough to be seen. */
export const DotGrid = memo(function DotGrid({ widthMm, heightMm, dpi, scale }: DotGridProps) {
  const id = useId();
  const sideMm = dotMm(dpi);
  if (sideMm * scale < LEAST_DOT_PX) return null;
  return (
    <>
      <pattern id={id} width={sideMm} height={sideMm} patternUnits="userSpaceOnUse">
        <path className={classes['dots']} d={`M${sideMm} 0H0V${sideMm}`} />
      </pattern>
      <rect width={widthMm} height={heightMm} fill={`url(#${id})`} />
    </>
  );
});
