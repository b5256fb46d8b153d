import { useEffect, useRef } from 'react';
import { texts } from '../i18n';
import classes from './compare-versions.module.css';
import type { VersionComparison } from './use-version-comparison';

/** Announces the text of the current region; the drawings are scrolled to it. */
export function RegionInTurn({ comparison }: { comparison: VersionComparison }) {
  const { inTurn, regions, isFirst } = comparison;
  const line = useRef<HTMLParagraphElement>(null);
  const number = inTurn?.number;
  useEffect(() => {
    if (number === undefined) return;
    const stage = line.current?.parentElement?.querySelector('[data-paper]')?.closest('figure');
    stage?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [number]);
  const words =
    inTurn &&
    (isFirst
      ? inTurn.words
      : texts.inTurn({
          number: inTurn.number,
          count: regions.length,
          kind: inTurn.kind,
          words: inTurn.words,
        }));
  return (
    <p ref={line} role="status" className={classes['turn']}>
      {words}
    </p>
  );
}
