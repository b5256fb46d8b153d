import type { LabelParts, LabelTemplate } from 'label-core';
import { useMergedRef } from '@mantine/hooks';
import { useDeferredValue, useId, useRef, type KeyboardEvent } from 'react';
import type { LabelKit } from '@/entities/label';
import type { BarcodeSizesOf } from '../../model/barcode-steps';
import { keyAction, isSingleCharacter, type KeyAction } from '../../model/key-action';
import type { GestureSetting } from '../../model/gesture-types';
import { SELECTING } from '../../model/gesture-types';
import { mmText } from '../../model/mm-text';
import type { Snapping } from '../../model/snapping';
import type { Tracing } from '../../model/use-tracing';
import { TRUE_SCALE } from '../../model/zoom';
import type { Designing } from '../../model/use-designing';
import { texts } from '../i18n';
import classes from './canvas.module.css';
import { DotGrid } from './dot-grid';
import { ElementDrawing } from './element-drawing';
import { ElementProxies } from './element-proxies';
import { Guides } from './guides';
import { PreviewLayer } from './preview-layer';
import { Ruler } from './rulers';
import { SelectionFrame } from './selection-frame';
import { usePanning } from './use-panning';
import { usePointerGestures } from './use-pointer-gestures';
import { useWheelZoom, type CanvasScale } from './use-canvas-scale';

interface CanvasProps {
  designing: Designing;
  kit: LabelKit;
  /** Lays the label out with the shown values. */
  layOut: (template: LabelTemplate) => LabelParts;
  /** Returns the sizes in which a barcode is printed with the shown values. */
  barcodeSizes: BarcodeSizesOf;
  dpi: number;
  snapping: Snapping;
  /** How large the label is drawn. */
  view: CanvasScale;
  mode: GestureSetting['mode'];
  onMode: (mode: GestureSetting['mode']) => void;
  /** Ids of elements that are not shown while somebody works. */
  hidden: ReadonlySet<string>;
  /** Picture behind the label, to draw after. */
  tracing: Tracing | undefined;
  /** Whether keys of a single character act. */
  hasLetterKeys: boolean;
  onKey: (action: KeyAction) => void;
  /** An element was pressed twice. */
  onOpen: () => void;
}

const PERCENT = 100;

/** The label, drawn as it is printed, with the frame of what is selected. */
export function Canvas(props: CanvasProps) {
  const { designing, kit, layOut, dpi, view, mode, onMode, hidden, onKey, hasLetterKeys } = props;
  const { template, selection } = designing;
  const { widthMm, heightMm } = template;
  const drawing = useRef<SVGSVGElement>(null);
  const scale = view.scale ?? TRUE_SCALE;
  const setRoot = useMergedRef(view.ref, useWheelZoom(scale, view.zoomTo));
  const { snapping, tracing, barcodeSizes } = props;
  const setting = { template, selection, mode, hidden, dpi, snapping, mmPerPx: 1 / scale, barcodeSizes };
  const gestures = usePointerGestures(drawing, setting, designing, onMode);
  const panning = usePanning();
  const { handlers } = gestures;
  const shown = gestures.sized ?? template;
  const { parts } = layOut(shown);
  const ids = useId();
  // Nobody sees what has the names: it follows the drawing.
  const named = useDeferredValue(template);
  const namedParts = useDeferredValue(parts);
  const positions = new Map(named.elements.map(({ id }, index) => [id, index]));
  const proxyOf = (id: string) => `${ids}-${positions.get(id)}`;
  const active = selection.at(-1);
  const locked = new Set(template.design?.locked);

  const pressKey = (event: KeyboardEvent) => {
    if (event.key === ' ') {
      panning.holdSpace(true);
      return event.preventDefault();
    }
    const { key, code, shiftKey: shift, altKey: alt, ctrlKey, metaKey } = event;
    const press = { key, code, shift, alt, mod: ctrlKey || metaKey };
    const action = isSingleCharacter(press) && !hasLetterKeys && key !== '?' ? undefined : keyAction(press);
    if (!action) return;
    event.preventDefault();
    if (action.kind !== 'escape') return onKey(action);
    if (gestures.cancel()) return;
    if (mode.kind === 'select') onKey(action);
    else onMode(SELECTING);
  };

  return (
    // An application takes all keys itself, also from a screen reader that reads the page otherwise.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={setRoot}
      className={classes['area']}
      role="application"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={0}
      aria-label={texts.canvas.label({
        width: mmText(widthMm),
        height: mmText(heightMm),
        count: template.elements.length,
      })}
      aria-describedby={`${ids}-keys`}
      aria-roledescription={texts.canvas.role}
      {...(active !== undefined && { 'aria-activedescendant': proxyOf(active) })}
      data-mode={mode.kind}
      onKeyDown={pressKey}
      onKeyUp={({ key }) => key === ' ' && panning.holdSpace(false)}
      onBlur={() => panning.holdSpace(false)}
    >
      <p id={`${ids}-keys`} hidden>
        {texts.canvas.keys}
      </p>
      {view.scale !== undefined && (
        <div
          className={classes['ground']}
          {...handlers}
          onPointerDown={(event) => panning.onPointerDown(event) || handlers.onPointerDown(event)}
          onPointerMove={(event) => panning.onPointerMove(event) || handlers.onPointerMove(event)}
          onPointerUp={(event) => {
            panning.onPointerUp();
            handlers.onPointerUp(event);
          }}
          onDoubleClick={props.onOpen}
        >
          <Ruler axis="x" lengthMm={widthMm} scale={scale} />
          <Ruler axis="y" lengthMm={heightMm} scale={scale} />
          <div className={classes['paper']} style={{ width: widthMm * scale, height: heightMm * scale }}>
            <svg
              ref={drawing}
              className={classes['drawing']}
              viewBox={`0 0 ${widthMm} ${heightMm}`}
              width={widthMm * scale}
              height={heightMm * scale}
              aria-hidden
            >
              {tracing && (
                <image
                  href={tracing.url}
                  x={tracing.xMm}
                  y={tracing.yMm}
                  width={tracing.widthMm}
                  height={tracing.widthMm * tracing.ratio}
                  opacity={tracing.strength / PERCENT}
                />
              )}
              {shown.elements.map(
                (element) =>
                  !hidden.has(element.id) && (
                    <ElementDrawing
                      key={element.id}
                      element={element}
                      layout={parts.get(element.id)}
                      kit={kit}
                      isDraggable={selection.includes(element.id) && !locked.has(element.id)}
                    />
                  ),
              )}
              <DotGrid widthMm={widthMm} heightMm={heightMm} dpi={dpi} scale={scale} />
              <Guides template={template} />
              <SelectionFrame
                template={shown}
                selection={selection}
                scale={scale}
                armed={mode.kind === 'edge' ? mode.grip : undefined}
              />
              <PreviewLayer store={gestures.store} template={template} scale={scale} />
            </svg>
            <ElementProxies template={named} scale={scale} parts={namedParts} idOf={proxyOf} />
          </div>
        </div>
      )}
    </div>
  );
}
