import type { GapMark } from '../../model/gap-marks';
import { mmText } from '../../model/mm-text';
import classes from './canvas.module.css';

interface GapMarksProps {
  marks: readonly GapMark[];
  /** Pixels of the screen in a millimetre of the label. */
  scale: number;
}

/** Height of the numbers, their distance from the line, and half the length of its ends, in px. */
const PX = { number: 12, beside: 5, end: 4 };

/** Distances while something is dragged: a line with ends, and its length in mm beside it. */
export function GapMarks({ marks, scale }: GapMarksProps) {
  const [size, beside, end] = [PX.number / scale, PX.beside / scale, PX.end / scale];
  return marks.map(({ axis, startMm, endMm, atMm }, index) => {
    const middle = (startMm + endMm) / 2;
    const [low, high] = [atMm - end, atMm + end];
    const path =
      axis === 'x'
        ? `M${startMm} ${low}V${high}M${startMm} ${atMm}H${endMm}M${endMm} ${low}V${high}`
        : `M${low} ${startMm}H${high}M${atMm} ${startMm}V${endMm}M${low} ${endMm}H${high}`;
    const place =
      axis === 'x'
        ? ({ x: middle, y: atMm - beside, textAnchor: 'middle' } as const)
        : ({ x: atMm + beside, y: middle, dominantBaseline: 'middle' } as const);
    return (
      // A mark has nothing else that stays the same while its number changes.
      // oxlint-disable-next-line react/no-array-index-key -- see above
      <g key={index}>
        <path className={classes['snap']} d={path} />
        <text className={classes['gapLength']} fontSize={size} {...place}>
          {mmText(endMm - startMm)}
        </text>
      </g>
    );
  });
}
