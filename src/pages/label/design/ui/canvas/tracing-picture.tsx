import type { Point } from 'label-core/design';
import type { PointerMode } from '../../model/gesture-types';
import type { TracingState } from '../../model/use-tracing';
import classes from './canvas.module.css';

interface TracingPictureProps {
  tracing: Pick<TracingState, 'tracing' | 'points'>;
  mode: PointerMode;
  /** Pixels of the screen in a millimetre of the label. */
  scale: number;
}

const PERCENT = 100;

/** The picture behind the label, and the points between which it is measured. */
export function TracingPicture({ tracing: { tracing, points }, mode, scale }: TracingPictureProps) {
  if (!tracing) return null;
  const { url, xMm, yMm, widthMm, ratio, strength } = tracing;
  const measured = mode.kind === 'measure' ? (mode.first ? [mode.first] : []) : (points ?? []);
  const [from, to] = measured;
  return (
    <>
      <image
        href={url}
        x={xMm}
        y={yMm}
        width={widthMm}
        height={widthMm * ratio}
        opacity={strength / PERCENT}
      />
      {from && to && (
        <path className={classes['measured']} d={`M${from.xMm} ${from.yMm}L${to.xMm} ${to.yMm}`} />
      )}
      {measured.map((point) => (
        <path key={`${point.xMm} ${point.yMm}`} className={classes['measured']} d={crossAt(point, scale)} />
      ))}
    </>
  );
}

/** Half the length of a line of a cross, in px. */
const ARM_PX = 8;

function crossAt({ xMm, yMm }: Point, scale: number): string {
  const arm = ARM_PX / scale;
  return `M${xMm - arm} ${yMm}h${2 * arm}M${xMm} ${yMm - arm}v${2 * arm}`;
}
