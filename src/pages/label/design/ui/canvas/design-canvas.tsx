import { memo, type ComponentProps } from 'react';
import type { KeyAction } from '../../model/key-action';
import type { Designing } from '../../model/use-designing';
import { Canvas } from './canvas';

interface DesignCanvasProps extends Omit<ComponentProps<typeof Canvas>, 'onKey' | 'onOpen'> {
  /** Returns what keys do with a design. */
  keysOf: (designing: Designing) => (action: KeyAction) => void;
}

const SameCanvas = memo(Canvas);

/** The drawing area with the keys of a design; not drawn again where only what is beside it follows. */
export function DesignCanvas({ keysOf, ...shown }: DesignCanvasProps) {
  const onKey = keysOf(shown.designing);
  const onOpen = () => onKey({ kind: 'editContent' });
  return <SameCanvas {...shown} onKey={onKey} onOpen={onOpen} />;
}
