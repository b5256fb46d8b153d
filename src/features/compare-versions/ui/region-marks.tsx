import type { CSSProperties } from 'react';
import type { ShownRegion } from '../lib/shown-region';
import type { Box } from '../lib/zoom-for-box';
import { useSeen } from '../lib/use-seen';
import classes from './stage.module.css';

/** Margin around a change, so that the frame covers none of it. */
const AROUND_MM = 0.6;

interface RegionMarksProps {
  regions: readonly ShownRegion[];
  inTurn: ShownRegion | undefined;
  ground: { widthMm: number; heightMm: number };
  /** Called when the current region was seen; omitted when another view reports it. */
  onSeen?: ((number: number) => void) | undefined;
}

/** Numbered boxes around the changes; the list next to them says the same in words. */
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

/** Probe of the size of the region: when it is in view, so is the region. */
function SeenProbe({ onSeen }: { onSeen: () => void }) {
  const probe = useSeen<HTMLSpanElement>(true, onSeen);
  return <span ref={probe} className={classes['probe']} data-testid="region-in-turn" />;
}

/** Returns the position of a box on its area, never outside of it. */
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
