import type { LabelTemplate } from 'label-core';
import { useLayoutEffect, useRef } from 'react';
import type { PreviewStore } from '../../model/preview-store';
import { createShapeDrawer } from './draw-shapes';
import { previewShapes } from './preview-shapes';

interface PreviewLayerProps {
  store: PreviewStore;
  template: LabelTemplate;
  /** Pixels of the screen in a millimetre of the label. */
  scale: number;
}

/** Lines that edges are aligned with, distances, the box that is drawn, and a dragged guide, while a gesture goes on. */
export function PreviewLayer({ store, template, scale }: PreviewLayerProps) {
  const root = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    if (!root.current) return undefined;
    const drawShapes = createShapeDrawer(root.current);
    const draw = () => drawShapes(previewShapes(store.get(), template, scale));
    draw();
    const unsubscribe = store.subscribe(draw);
    return () => {
      unsubscribe();
      drawShapes([]);
    };
  }, [store, template, scale]);
  return <g ref={root} />;
}
