import { useRef } from 'react';
import { versionNumber } from '@/entities/review';
import { texts } from '../i18n';
import { drawingOf } from './drawing-of';
import { Paper, Sheet } from './paper';
import { RegionMarks } from './region-marks';
import { Scene } from './scene';
import type { StageProps } from './stage-props';
import { View } from './view';

/** Shows both versions side by side, scrolled to the same part of the label. */
export function SideBySideStage({ comparison, before, after, ground }: StageProps) {
  const { name, titles, zoom, marked, inTurn, seeRegion } = comparison;
  const published = useRef<HTMLDivElement>(null);
  const pending = useRef<HTMLDivElement>(null);
  const follow = (element: HTMLElement) => {
    const other = element === published.current ? pending.current : published.current;
    if (!other) return;
    // Setting the same position fires no event, so the two views do not trigger each other endlessly.
    other.scrollLeft = element.scrollLeft;
    other.scrollTop = element.scrollTop;
  };
  // A removed part is visible in the version that still has it.
  const isGone = inTurn?.kind === 'removed';
  const views = [
    {
      drawn: before,
      tone: 'published',
      viewRef: published,
      of: comparison.before,
      title: titles?.before,
      isWhereToLook: isGone,
    },
    {
      drawn: after,
      tone: 'pending',
      viewRef: pending,
      of: comparison.after,
      title: titles?.after,
      isWhereToLook: !isGone,
    },
  ] as const;
  return (
    <Scene ground={ground} zoom={zoom} views={2}>
      {views.map(({ drawn, tone, viewRef, of, title, isWhereToLook }) => (
        <View
          key={tone}
          title={title ?? texts[tone]({ version: versionNumber(of?.version) })}
          tone={tone}
          zoom={zoom}
          ground={ground}
          focus={inTurn?.box}
          onScroll={follow}
          viewRef={viewRef}
        >
          <Paper {...ground}>
            <Sheet drawn={drawn} ground={ground} alt={drawingOf(name, versionNumber(of?.version))} />
            <RegionMarks
              regions={marked}
              inTurn={inTurn}
              ground={ground}
              onSeen={isWhereToLook ? seeRegion : undefined}
            />
          </Paper>
        </View>
      ))}
    </Scene>
  );
}
