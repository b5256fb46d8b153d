import { useEffect, useRef } from 'react';
import { paintMask } from '../lib/paint-mask';
import type { SceneComparison } from 'label-core/compare';
import classes from './stage.module.css';

interface DifferenceMaskProps {
  mask: SceneComparison['mask'];
  ground: { widthMm: number; heightMm: number };
}

const MM_PER_INCH = 25.4;

/** The dots that differ, painted a strip at a time so that the page stays at hand. */
export function DifferenceMask({ mask, ground }: DifferenceMaskProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    return context ? paintMask(context, mask) : undefined;
  }, [mask]);
  const { widthPx, heightPx, dpi } = mask;
  const share = (px: number, lengthMm: number) => `${((px / dpi) * MM_PER_INCH * 100) / lengthMm}%`;
  return (
    <canvas
      ref={canvas}
      aria-hidden
      className={classes['mask']}
      width={widthPx}
      height={heightPx}
      style={{ width: share(widthPx, ground.widthMm), height: share(heightPx, ground.heightMm) }}
    />
  );
}
