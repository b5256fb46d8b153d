import { useState } from 'react';
import { readSide, type LabelSize } from './label-size';

export const SIDES = ['width', 'height'] as const;
type Side = (typeof SIDES)[number];

/** Two fields for the size of a label. */
export interface SizeForm {
  text: Readonly<Record<Side, string>>;
  setText: (text: Readonly<Record<Side, string>>) => void;
  /** Sides in mm; undefined for a text that is none. */
  sides: Readonly<Record<Side, number | undefined>>;
  /** Undefined until both sides are right. */
  size: LabelSize | undefined;
  /** The person has left the field, or tried to begin, and its text is no side of a label. */
  isFaulty: (side: Side) => boolean;
  leave: (side: Side) => void;
  /** Shows the faults of both fields. */
  showFaults: () => void;
}

export function useSizeForm(): SizeForm {
  const [text, setText] = useState<SizeForm['text']>({ width: '', height: '' });
  const [left, setLeft] = useState({ width: false, height: false });
  const sides = { width: readSide(text.width), height: readSide(text.height) };
  const { width: widthMm, height: heightMm } = sides;
  return {
    text,
    setText,
    sides,
    size: widthMm === undefined || heightMm === undefined ? undefined : { widthMm, heightMm },
    isFaulty: (side) => left[side] && sides[side] === undefined,
    // The faults of both fields may have been shown in the same moment.
    leave: (side) => setLeft((last) => ({ ...last, [side]: last[side] || text[side] !== '' })),
    showFaults: () => setLeft({ width: true, height: true }),
  };
}
