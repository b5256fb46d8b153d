import type { LabelTemplate } from 'label-core';
import { useSyncExternalStore } from 'react';
import type { SnapHit } from 'label-core/design';
import type { PreviewStore } from '../../model/preview-store';
import classes from './canvas.module.css';
import { GapMarks } from './gap-marks';

interface PreviewLayerProps {
  store: PreviewStore;
  template: LabelTemplate;
  /** Pixels of the screen in a millimetre of the label. */
  scale: number;
}

/** Lines that edges are aligned with, distances, and the box that is drawn, while a gesture goes on. */
export function PreviewLayer({ store, template, scale }: PreviewLayerProps) {
  const shown = useSyncExternalStore(store.subscribe, store.shown);
  if (!shown) return null;
  const { hits, box } = shown;
  return (
    <g>
      {hits.filter(isLine).map((hit) => (
        <SnapLine key={`${hit.axis} ${hit.line.kind}`} hit={hit} template={template} />
      ))}
      <GapMarks store={store} template={template} scale={scale} />
      {box && <rect className={classes['drawn']} {...box} />}
    </g>
  );
}

/** The grid and the dots are everywhere: a line for them would only flicker. Equal distances are marked themselves. */
const isLine = ({ line: { kind } }: SnapHit) => kind !== 'grid' && kind !== 'dot' && kind !== 'gap';

function SnapLine({ hit, template }: { hit: SnapHit; template: LabelTemplate }) {
  const { atMm } = hit.line;
  const { widthMm, heightMm } = template;
  return hit.axis === 'x' ? (
    <line className={classes['snap']} x1={atMm} x2={atMm} y1={0} y2={heightMm} />
  ) : (
    <line className={classes['snap']} x1={0} x2={widthMm} y1={atMm} y2={atMm} />
  );
}
