import type { CSSProperties } from 'react';
import type { ShownRegion } from '../lib/shown-region';
import type { Box } from '../lib/zoom-for-box';
import { useSeen } from '../lib/use-seen';
import classes from './stage.module.css';

/** Room around what changed, so that the frame covers none of it. */
const AROUND_MM = 0.6;

interface RegionMarksProps {
  regions: readonly ShownRegion[];
  inTurn: ShownRegion | undefined;
  ground: { widthMm: number; heightMm: number };
  /** Told when the region in turn is before somebody's eyes; left out where another view tells it. */
  onSeen?: ((number: number) => void) | undefined;
}

/** Numbered boxes round what changed; the list beside them says the same in words. */
export function RegionMarks({ regions, inTurn, ground, onSeen }: RegionMarksProps) {
  return regions.map((region) => {
    const isInTurn = region.number === inTurn?.number;
    return (
      <span
        key={`${region.number} ${isInTurn}`}
        aria-hidden
        className={classes['mark']}
        data-kind={region.kind}
        data-turn={isInTurn || undefined}
        style={placeOf(region.box, ground)}
      >
        {isInTurn && onSeen && <SeenProbe onSeen={() => onSeen(region.number)} />}
        <span className={classes['chip']}>{region.number}</span>
      </span>
    );
  });
}

/** As big as the region: that it is in view means that the region is. */
function SeenProbe({ onSeen }: { onSeen: () => void }) {
  const probe = useSeen<HTMLSpanElement>(true, onSeen);
  return <span ref={probe} className={classes['probe']} data-testid="region-in-turn" />;
}

/** The place of a box on its ground, never outside of it. */
function placeOf({ xMm, yMm, widthMm, heightMm }: Box, ground: RegionMarksProps['ground']): CSSProperties {
  const left = Math.max(0, xMm - AROUND_MM);
  const top = Math.max(0, yMm - AROUND_MM);
  const right = Math.min(ground.widthMm, xMm + widthMm + AROUND_MM);
  const bottom = Math.min(ground.heightMm, yMm + heightMm + AROUND_MM);
  const across = (lengthMm: number) => `${(lengthMm / ground.widthMm) * 100}%`;
  const down = (lengthMm: number) => `${(lengthMm / ground.heightMm) * 100}%`;
  return {
    insetInlineStart: across(left),
    top: down(top),
    width: across(right - left),
    height: down(bottom - top),
  };
}
