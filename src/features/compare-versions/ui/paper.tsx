import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import type { DrawnVersion } from '../model/compare-in-worker';
import classes from './stage.module.css';

interface PaperProps {
  /** What both versions fit on, in millimetres: so that they have one scale. */
  widthMm: number;
  heightMm: number;
  children: ReactNode;
}

/** The ground the drawings lie on, as big as the zoom makes it. */
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

/** One version as it prints, at the top left of its ground. */
export function Sheet({ drawn, ground, alt, style, isFaint = false, isHidden = false }: SheetProps) {
  const { svg } = drawn;
  const image = useRef<HTMLImageElement>(null);
  // By the address of a blob: the browser reads one written out in the element itself while the page waits for it.
  useEffect(() => {
    const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    if (image.current) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [svg]);
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
