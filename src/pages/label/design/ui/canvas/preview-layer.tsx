import type { LabelTemplate } from 'label-core';
import { useSyncExternalStore } from 'react';
import type { SnapHit } from 'label-core/design';
import type { PreviewStore } from '../../model/preview-store';
import classes from './canvas.module.css';

interface PreviewLayerProps {
  store: PreviewStore;
  template: LabelTemplate;
}

/** Lines that edges are aligned with, equal gaps, and the box that is drawn, while a gesture goes on. */
export function PreviewLayer({ store, template }: PreviewLayerProps) {
  const shown = useSyncExternalStore(store.subscribe, store.shown);
  if (!shown) return null;
  const { hits, box } = shown;
  return (
    <g>
      {hits.filter(isLine).map((hit) => (
        <SnapLine key={`${hit.axis} ${hit.line.kind}`} hit={hit} template={template} />
      ))}
      {box && <rect className={classes['drawn']} {...box} />}
    </g>
  );
}

/** The grid and the dots are everywhere: a line for them would only flicker. */
const isLine = ({ line }: SnapHit) => line.kind !== 'grid' && line.kind !== 'dot';

function SnapLine({ hit, template }: { hit: SnapHit; template: LabelTemplate }) {
  const { atMm } = hit.line;
  const { widthMm, heightMm } = template;
  return hit.axis === 'x' ? (
    <line className={classes['snap']} x1={atMm} x2={atMm} y1={0} y2={heightMm} />
  ) : (
    <line className={classes['snap']} x1={0} x2={widthMm} y1={atMm} y2={atMm} />
  );
}
