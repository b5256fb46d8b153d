import { memo, type ComponentProps } from 'react';
import type { KeyAction } from '../../model/key-action';
import { useAfterPaint } from '../../model/use-after-paint';
import type { Designing } from '../../model/use-designing';
import { Canvas } from './canvas';

interface CanvasAfterTypingProps extends Omit<ComponentProps<typeof Canvas>, 'onKey' | 'onOpen'> {
  /** Returns what keys do with a design. */
  keysOf: (designing: Designing) => (action: KeyAction) => void;
}

const SameCanvas = memo(Canvas);

/** The drawing area. A letter that is typed into a field is painted in the field first, and in the label one frame later. */
export function CanvasAfterTyping({ designing, keysOf, ...shown }: CanvasAfterTypingProps) {
  const drawn = useAfterPaint(designing, designing.isTyped);
  const onKey = keysOf(drawn);
  const onOpen = () => onKey({ kind: 'editContent' });
  return <SameCanvas {...shown} designing={drawn} onKey={onKey} onOpen={onOpen} />;
}
