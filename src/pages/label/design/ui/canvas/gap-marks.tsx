import type { LabelTemplate } from 'label-core';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { gapMarks, type GapMark } from '../../model/gap-marks';
import { mmText } from '../../model/mm-text';
import type { PreviewStore } from '../../model/preview-store';
import classes from './canvas.module.css';

interface GapMarksProps {
  store: PreviewStore;
  template: LabelTemplate;
  /** Pixels of the screen in a millimetre of the label. */
  scale: number;
}

/** Height of the numbers, their distance from the line, and half the length of its ends, in px. */
const PX = { number: 12, beside: 5, end: 4 };

/**
 * Distances while something is dragged: a line with ends, and its length in mm beside it. React draws only how many there
 * are: they follow each move of the pointer, for which it would need half of the time that a move has.
 */
export function GapMarks({ store, template, scale }: GapMarksProps) {
  const root = useRef<SVGGElement>(null);
  const count = useSyncExternalStore(store.subscribe, () => marksIn(store, template).length);
  const write = useEffectEvent(() => {
    for (const [index, mark] of marksIn(store, template).entries())
      writeMark(root.current?.children[index], mark, scale);
  });
  // What was just drawn is empty.
  useLayoutEffect(() => write());
  useEffect(() => store.subscribe(write), [store]);
  return (
    <g ref={root}>
      {Array.from({ length: count }, (_none, index) => (
        <g key={index}>
          <path className={classes['snap']} />
          <text className={classes['gapLength']} fontSize={PX.number / scale} />
        </g>
      ))}
    </g>
  );
}

function marksIn(store: PreviewStore, template: LabelTemplate): readonly GapMark[] {
  const { hits = [], around } = store.latest() ?? {};
  return around ? gapMarks(hits, around, template) : [];
}

function writeMark(node: Element | undefined, { axis, startMm, endMm, atMm }: GapMark, scale: number): void {
  const [path, text] = node?.children ?? [];
  if (!path || !text) return;
  const isAcross = axis === 'x';
  const [low, high] = [atMm - PX.end / scale, atMm + PX.end / scale];
  path.setAttribute(
    'd',
    isAcross
      ? `M${startMm} ${low}V${high}M${startMm} ${atMm}H${endMm}M${endMm} ${low}V${high}`
      : `M${low} ${startMm}H${high}M${atMm} ${startMm}V${endMm}M${low} ${endMm}H${high}`,
  );
  const [middle, beside] = [(startMm + endMm) / 2, PX.beside / scale];
  text.setAttribute('x', String(isAcross ? middle : atMm + beside));
  text.setAttribute('y', String(isAcross ? atMm - beside : middle));
  text.setAttribute('text-anchor', isAcross ? 'middle' : 'start');
  text.setAttribute('dominant-baseline', isAcross ? 'auto' : 'middle');
  text.textContent = mmText(endMm - startMm);
}
