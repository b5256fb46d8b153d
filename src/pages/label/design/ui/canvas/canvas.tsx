import type { LabelParts, LabelTemplate } from 'label-core';
import { useMergedRef } from '@mantine/hooks';
import {
  Suspense,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  type KeyboardEvent,
} from 'react';
import type { LabelKit, LabelValues } from '@/entities/label';
import { lazyPart } from '@/shared/ui/lazy-part';
import { canvasAction, keyPress, type KeyAction } from '../../model/key-action';
import type { BarcodeSizesOf } from '../../model/barcode-steps';
import type { GestureSetting } from '../../model/gesture-types';
import { mmText } from '../../model/mm-text';
import { isShown, shownMarginMm, type Overlays } from '../../model/overlays';
import type { Snapping } from '../../model/snapping';
import type { TracingState } from '../../model/use-tracing';
import { TRUE_SCALE } from '../../model/zoom';
import type { Designing } from '../../model/use-designing';
import { texts } from '../i18n';
import classes from './canvas.module.css';
import { DotGrid } from './dot-grid';
import { DrawnElements } from './drawn-elements';
import { ElementProxies } from './element-proxies';
import { GuideLines, Guides } from './guides';
import { ElementBoxes, QuietZones } from './overlays';
import { PreviewLayer } from './preview-layer';
import { Ruler } from './rulers';
import { SelectionFrame } from './selection-frame';
import { TracingPicture } from './tracing-picture';
import { useCanvasMenu } from './use-canvas-menu';
import { usePanning } from './use-panning';
import { usePointerGestures } from './use-pointer-gestures';
import { useWheelZoom, type CanvasScale } from './use-canvas-scale';

/** Loaded when they are first wanted. */
const DotsLayer = lazyPart(async () => ({ default: (await import('./dots-layer')).DotsLayer }));
const CanvasMenu = lazyPart(async () => ({ default: (await import('./canvas-menu')).CanvasMenu }));

interface CanvasProps {
  designing: Designing;
  kit: LabelKit;
  /** Lays the label out with the shown values. */
  layOut: (template: LabelTemplate) => LabelParts;
  /** Returns the sizes in which a barcode is printed with the shown values. */
  barcodeSizes: BarcodeSizesOf;
  dpi: number;
  snapping: Snapping;
  /** What is shown over the label. */
  overlays: Overlays;
  /** Values that the label is shown with, and the pictures in them. */
  values: LabelValues;
  pictures: Readonly<Record<string, Uint8Array>>;
  /** How large the label is drawn. */
  view: CanvasScale;
  mode: GestureSetting['mode'];
  onMode: (mode: GestureSetting['mode']) => void;
  /** Ids of elements that are not shown while somebody works. */
  hidden: ReadonlySet<string>;
  /** Picture behind the label, to draw after. */
  tracing: Pick<TracingState, 'tracing' | 'points' | 'measure'>;
  /** Presses select as well, and a finger draws a marquee. */
  addsToSelection: boolean;
  /** Whether keys of a single character act. */
  hasLetterKeys: boolean;
  onKey: (action: KeyAction) => void;
  /** An element was pressed twice. */
  onOpen: () => void;
}

/** The label, drawn as it is printed, with the frame of what is selected. */
export function Canvas(props: CanvasProps) {
  const { designing, kit, layOut, dpi, view, mode, onMode, hidden, onKey, hasLetterKeys } = props;
  const { template, selection } = designing;
  const { widthMm, heightMm } = template;
  const { drawing, pinchView } = view;
  const scale = view.scale ?? TRUE_SCALE;
  const area = useRef<HTMLDivElement>(null);
  const setRoot = useMergedRef(area, view.ref, useWheelZoom(scale, pinchView.zoomAt));
  const { snapping, overlays, tracing, addsToSelection, barcodeSizes } = props;
  const mmPerPx = 1 / scale;
  const shownAs = { mode, hidden, dpi, snapping, addsToSelection, mmPerPx, barcodeSizes };
  const setting = { template, selection, ...shownAs };
  const menu = useCanvasMenu(drawing, setting, designing);
  const gestures = usePointerGestures(drawing, setting, designing, {
    onMode,
    onMeasured: tracing.measure,
    onLongPress: menu.openAt,
    pinchView,
  });
  const panning = usePanning(area);
  const { handlers } = gestures;
  const onPointerMove = useEffectEvent((event: PointerEvent) => {
    if (!panning.onPointerMove(event)) gestures.onPointerMove(event);
  });
  useEffect(() => {
    const node = area.current;
    node?.addEventListener('pointermove', onPointerMove);
    return () => node?.removeEventListener('pointermove', onPointerMove);
  }, []);
  const shown = gestures.sized ?? template;
  const { parts } = layOut(shown);
  const ids = useId();
  // Nobody sees what has the names: it follows the drawing.
  const isNamed = useDeferredValue(true, false);
  const named = useDeferredValue(template);
  const namedParts = useDeferredValue(parts);
  const positions = new Map(named.elements.map(({ id }, index) => [id, index]));
  const proxyOf = (id: string) => `${ids}-${positions.get(id)}`;
  const active = selection.at(-1);

  const pressKey = (event: KeyboardEvent) => {
    if (event.key === ' ') {
      panning.holdSpace(true);
      return event.preventDefault();
    }
    const action = canvasAction(keyPress(event), hasLetterKeys);
    if (!action) return;
    event.preventDefault();
    if (action.kind === 'menu') return menu.openForSelection(action.of);
    if (action.kind === 'pan') return panning.scrollBy(action.x, action.y);
    if (action.kind !== 'escape' || !gestures.cancel()) onKey(action);
  };

  return (
    <>
      {/* An application takes all keys itself, also from a screen reader that reads the page otherwise. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
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
        data-touch={addsToSelection || mode.kind === 'place' ? 'draws' : 'scrolls'}
        onKeyDown={pressKey}
        onContextMenu={(event) => {
          gestures.cancel();
          menu.onContextMenu(event);
        }}
        {...panning.middleButton}
        onKeyUp={({ key }) => key === ' ' && panning.holdSpace(false)}
        onBlur={() => panning.holdSpace(false)}
      >
        <p id={`${ids}-keys`} hidden>
          {texts.canvas.keys}
        </p>
        {view.scale !== undefined && (
          <div
            className={classes['ground']}
            data-ground
            {...handlers}
            onPointerDown={(event) => panning.onPointerDown(event) || handlers.onPointerDown(event)}
            onPointerUp={(event) => {
              panning.onPointerUp();
              handlers.onPointerUp(event);
            }}
            onDoubleClick={props.onOpen}
          >
            <Ruler axis="x" lengthMm={widthMm} scale={scale} guidesMm={template.design?.guides?.xMm} />
            <Ruler axis="y" lengthMm={heightMm} scale={scale} guidesMm={template.design?.guides?.yMm} />
            <div className={classes['paper']} style={{ width: widthMm * scale, height: heightMm * scale }}>
              <svg
                ref={drawing}
                className={classes['drawing']}
                viewBox={`0 0 ${widthMm} ${heightMm}`}
                width={widthMm * scale}
                height={heightMm * scale}
                aria-hidden
              >
                <TracingPicture tracing={tracing} mode={mode} scale={scale} />
                <GuideLines template={template} className={classes['guideTarget']} />
                <DrawnElements elements={shown.elements} parts={parts} hidden={hidden} kit={kit} />
                {isShown(overlays, 'dots', template) && (
                  <Suspense>
                    <DotsLayer
                      template={shown}
                      values={props.values}
                      pictures={props.pictures}
                      dpi={dpi}
                      store={gestures.store}
                    />
                  </Suspense>
                )}
                {isShown(overlays, 'quiet', template) && (
                  <QuietZones parts={parts} hidden={hidden} scale={scale} />
                )}
                {isShown(overlays, 'boxes', template) && <ElementBoxes template={shown} hidden={hidden} />}
                <DotGrid widthMm={widthMm} heightMm={heightMm} dpi={dpi} scale={scale} />
                <Guides
                  template={template}
                  marginMm={shownMarginMm(overlays, template)}
                  store={gestures.store}
                />
                <SelectionFrame
                  template={shown}
                  selection={selection}
                  scale={scale}
                  armed={mode.kind === 'edge' ? mode.grip : undefined}
                />
                <PreviewLayer store={gestures.store} template={template} scale={scale} />
              </svg>
              {isNamed && <ElementProxies template={named} scale={scale} parts={namedParts} idOf={proxyOf} />}
            </div>
          </div>
        )}
      </div>
      {menu.place && (
        <Suspense>
          <CanvasMenu
            place={menu.place}
            designing={designing}
            dpi={dpi}
            hidden={hidden}
            onKey={onKey}
            onClose={() => {
              menu.close();
              area.current?.focus({ preventScroll: true });
            }}
          />
        </Suspense>
      )}
    </>
  );
}
