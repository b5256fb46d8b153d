import type { LabelTemplate } from 'label-core';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { LabelValues } from '@/entities/label';
import { dotsInWorker, type DotsPicture } from '@/features/compare-versions';
import { DOTS_DELAY_MS } from '../../config/timings';
import type { PreviewStore } from '../../model/preview-store';
import classes from './canvas.module.css';

interface DotsLayerProps {
  template: LabelTemplate;
  values: LabelValues;
  /** Bytes of the pictures of the media library, by media id. */
  pictures: Readonly<Record<string, Uint8Array>>;
  dpi: number;
  store: PreviewStore;
}

const MM_PER_INCH = 25.4;

/**
 * The dots that a printer burns for the label as it is, over the drawing. They are computed in a worker; until those of
 * the present label are there, and while elements are moved, the drawing below is shown.
 */
export function DotsLayer({ template, values, pictures, dpi, store }: DotsLayerProps) {
  const [found, setFound] = useState<{ readonly of: LabelTemplate; readonly picture: DotsPicture }>();
  const [last, setLast] = useState({ values, pictures, dpi });
  const isMoving = useSyncExternalStore(store.subscribe, () => store.get()?.moved !== undefined);
  // Dots of other values are none of this label.
  if (last.values !== values || last.pictures !== pictures || last.dpi !== dpi) {
    setLast({ values, pictures, dpi });
    setFound(undefined);
  }

  useEffect(() => {
    const wanted = new AbortController();
    const timer = setTimeout(() => {
      dotsInWorker({ template, values, pictures, dpi }, wanted.signal).then(
        (picture) => setFound({ of: template, picture }),
        // A newer label is wanted, or there is no worker: the drawing stays.
        () => undefined,
      );
    }, DOTS_DELAY_MS);
    return () => {
      clearTimeout(timer);
      wanted.abort();
    };
  }, [template, values, pictures, dpi]);

  return found?.of === template && !isMoving ? <Dots picture={found.picture} /> : null;
}

function Dots({ picture: { widthPx, heightPx, dpi, png } }: { picture: DotsPicture }) {
  const image = useRef<SVGImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(png);
    image.current?.setAttribute('href', address);
    return () => URL.revokeObjectURL(address);
  }, [png]);
  return (
    <image
      ref={image}
      className={classes['printed']}
      width={(widthPx / dpi) * MM_PER_INCH}
      height={(heightPx / dpi) * MM_PER_INCH}
    />
  );
}
