import type { LabelTemplate } from 'label-core';
import { useSyncExternalStore } from 'react';
import type { Axis, SnapHit } from 'label-core/design';
import { mmText } from '../../model/mm-text';
import type { PreviewStore } from '../../model/preview-store';
import { texts } from '../i18n';
import classes from './canvas.module.css';
import { GapMarks } from './gap-marks';

interface PreviewLayerProps {
  store: PreviewStore;
  template: LabelTemplate;
  /** Pixels of the screen in a millimetre of the label. */
  scale: number;
}

/** Lines that edges are aligned with, distances, the box that is drawn, and a dragged guide, while a gesture goes on. */
export function PreviewLayer({ store, template, scale }: PreviewLayerProps) {
  const shown = useSyncExternalStore(store.subscribe, store.shown);
  if (!shown) return null;
  const { hits, box, guide } = shown;
  return (
    <g>
      {hits.filter(isLine).map((hit) => (
        <Line
          key={`${hit.axis} ${hit.line.kind}`}
          look="snap"
          axis={hit.axis}
          mm={hit.line.atMm}
          template={template}
        />
      ))}
      <GapMarks store={store} template={template} scale={scale} />
      {box && <rect className={classes['drawn']} {...box} />}
      {guide?.mm !== undefined && (
        <>
          <Line look="guide" axis={guide.axis} mm={guide.mm} template={template} />
          <text
            className={classes['place']}
            fontSize={WORDS_PX / scale}
            {...wordsPlace(guide.axis, guide.mm, scale)}
          >
            {texts.canvas.mm({ mm: mmText(guide.mm) })}
          </text>
        </>
      )}
    </g>
  );
}

/** The grid and the dots are everywhere: a line for them would only flicker. Equal distances are marked themselves. */
const isLine = ({ line: { kind } }: SnapHit) => kind !== 'grid' && kind !== 'dot' && kind !== 'gap';

interface LineProps {
  look: 'snap' | 'guide';
  axis: Axis;
  mm: number;
  template: LabelTemplate;
}

function Line({ look, axis, mm, template: { widthMm, heightMm } }: LineProps) {
  return axis === 'x' ? (
    <line className={classes[look]} x1={mm} x2={mm} y1={0} y2={heightMm} />
  ) : (
    <line className={classes[look]} x1={0} x2={widthMm} y1={mm} y2={mm} />
  );
}

/** Height of the words beside a guide, and their distance from it, in px. */
const WORDS_PX = 12;
const BESIDE_PX = 4;

/** Returns where the words of a guide begin: beside it, at the ruler that it is dragged along. */
function wordsPlace(axis: Axis, mm: number, scale: number): { x: number; y: number } {
  const beside = BESIDE_PX / scale;
  return axis === 'x' ? { x: mm + beside, y: (WORDS_PX + BESIDE_PX) / scale } : { x: beside, y: mm - beside };
}
