import type { LabelTemplate } from 'label-core';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { gapMarks, type GapMark } from '../../model/gap-marks';
import type { GesturePreview } from '../../model/gesture-types';
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
  const marksNow = useMemo(() => latestMarks(store, template), [store, template]);
  const count = useSyncExternalStore(store.subscribe, () => marksNow().length);
  const written = useRef<readonly Written[]>([]);
  const write = useEffectEvent(() => {
    const marks = marksNow();
    written.current = marks.map((mark, index) =>
      writeMark(root.current?.children[index], attributesOf(mark, scale), written.current[index]),
    );
  });
  useLayoutEffect(() => {
    // What was just drawn is empty.
    written.current = [];
    write();
  });
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

/** Returns a function that finds the marks of the last move, once for a move. */
function latestMarks(store: PreviewStore, template: LabelTemplate): () => readonly GapMark[] {
  let of: GesturePreview | undefined;
  let marks: readonly GapMark[] = [];
  return () => {
    const latest = store.latest();
    if (latest !== of) {
      of = latest;
      marks = latest?.around ? gapMarks(latest.hits, latest.around, template) : [];
    }
    return marks;
  };
}

/** What was written last: the length in hundredths of a mm, and attributes by node. */
interface Written {
  readonly length: number;
  readonly path: Readonly<Record<string, string>>;
  readonly text: Readonly<Record<string, string>>;
}

function attributesOf({ axis, startMm, endMm, atMm }: GapMark, scale: number): Written {
  const isAcross = axis === 'x';
  const [low, high] = [atMm - PX.end / scale, atMm + PX.end / scale];
  const [middle, beside] = [(startMm + endMm) / 2, PX.beside / scale];
  return {
    length: Math.round((endMm - startMm) * 100),
    path: {
      d: isAcross
        ? `M${startMm} ${low}V${high}M${startMm} ${atMm}H${endMm}M${endMm} ${low}V${high}`
        : `M${low} ${startMm}H${high}M${atMm} ${startMm}V${endMm}M${low} ${endMm}H${high}`,
    },
    text: {
      x: String(isAcross ? middle : atMm + beside),
      y: String(isAcross ? atMm - beside : middle),
      'text-anchor': isAcross ? 'middle' : 'start',
      'dominant-baseline': isAcross ? 'auto' : 'middle',
    },
  };
}

/** Writes what differs from what was written last. */
function writeMark(node: Element | undefined, next: Written, last: Written | undefined): Written {
  const [path, text] = node?.children ?? [];
  if (!path || !text) return next;
  for (const [one, kind] of [
    [path, 'path'],
    [text, 'text'],
  ] as const)
    for (const [name, value] of Object.entries(next[kind]))
      if (value !== last?.[kind][name]) one.setAttribute(name, value);
  if (next.length !== last?.length) text.textContent = mmText(next.length / 100);
  return next;
}
