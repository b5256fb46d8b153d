import type { MaskPicture } from '../lib/mask-picture';
import classes from './stage.module.css';
import { usePictureAddress } from './use-picture-address';

interface DifferenceMaskProps {
  mask: MaskPicture;
  ground: { widthMm: number; heightMm: number };
}

const MM_PER_INCH = 25.4;

/** Marks the dots that differ, over the drawing they belong to. */
export function DifferenceMask({ mask, ground }: DifferenceMaskProps) {
  const { widthPx, heightPx, dpi, png } = mask;
  const image = usePictureAddress(png);
  const share = (px: number, lengthMm: number) => `${((px / dpi) * MM_PER_INCH * 100) / lengthMm}%`;
  return (
    <img
      ref={image}
      alt=""
      draggable={false}
      className={classes['mask']}
      style={{ width: share(widthPx, ground.widthMm), height: share(heightPx, ground.heightMm) }}
    />
  );
}
