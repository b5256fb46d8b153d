import type { CSSProperties, ReactNode } from 'react';
import type { DrawnVersion } from '../model/compare-in-worker';
import classes from './stage.module.css';
import { usePictureAddress } from './use-picture-address';

interface PaperProps {
  /** Size that both versions fit on, in millimetres, so that they have the same scale. */
  widthMm: number;
  heightMm: number;
  children: ReactNode;
}

/** Area for the drawings, scaled by the zoom. */
export function Paper({ widthMm, heightMm, children }: PaperProps) {
  return (
    <div className={classes['paper']} data-paper style={sizeOf({ widthMm, heightMm })}>
      {children}
    </div>
  );
}

interface SheetProps {
  drawn: DrawnVersion;
  ground: { widthMm: number; heightMm: number };
  alt: string;
  style?: CSSProperties;
  isFaint?: boolean;
  isHidden?: boolean;
}

/** Shows one version as it prints, at the top left of its area. */
export function Sheet({ drawn, ground, alt, style, isFaint = false, isHidden = false }: SheetProps) {
  const image = usePictureAddress(drawn.svg);
  return (
    <img
      ref={image}
      className={classes['sheet']}
      alt={alt}
      draggable={false}
      aria-hidden={isHidden || undefined}
      data-faint={isFaint || undefined}
      style={{
        width: `${(drawn.widthMm / ground.widthMm) * 100}%`,
        height: `${(drawn.heightMm / ground.heightMm) * 100}%`,
        ...style,
      }}
    />
  );
}

const sizeOf = ({ widthMm, heightMm }: { widthMm: number; heightMm: number }) =>
  ({ '--paper-width': widthMm, '--paper-height': heightMm }) as CSSProperties;
