import { Button, SegmentedControl, Skeleton } from '@mantine/core';
import type { LabelTemplate } from 'label-core';
import { Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useLocalStorage } from '@mantine/hooks';
import { useLabelPictures, type LabelKit } from '@/entities/label';
import type { Id } from '@/shared/api';
import { USUAL_DPI } from '@/shared/config';
import { nextTask } from '@/shared/lib/timing';
import { lazyPart } from '@/shared/ui/lazy-part';
import { areaKeys } from '../model/area-keys';
import { clipboardHandlers } from '../model/clipboard';
import { SELECTING, type PointerMode } from '../model/gesture-types';
import { articlePiece, newElement } from '../model/new-element';
import type { Overlays } from '../model/overlays';
import { USUAL_SNAPPING } from '../model/snapping';
import { copyOf, keyActions } from '../model/key-actions';
import type { Designing } from '../model/use-designing';
import { useShownValues } from '../model/use-shown-values';
import { TRUE_SCALE, zoomed, type Zoom } from '../model/zoom';
import { texts } from './i18n';
import { Canvas } from './canvas/canvas';
import { useCanvasScale } from './canvas/use-canvas-scale';
import { DataPanel } from './data/data-panel';
import { ProblemList } from './data/problem-list';
import classes from './designer.module.css';
import { AddTools } from './elements/add-tools';
import { ElementList } from './elements/element-list';
import { HistoryButtons } from './history-buttons';
import { ProofButton } from './proof/proof-button';
import { StatusBar } from './status-bar';

/** Loaded after the drawing area. */
const loadInspector = () => import('@/features/label-inspector');
const Inspector = lazyPart(async () => ({ default: (await loadInspector()).Inspector }));
/** Loaded when its panel is opened. */
const ArticlesPanel = lazyPart(async () => ({
  default: (await import('@/features/article-check')).ArticlesPanel,
}));
/** Loaded when it is first opened. */
const HelpDialog = lazyPart(async () => ({ default: (await import('./help-dialog')).HelpDialog }));

interface DesignerProps {
  designing: Designing;
  kit: LabelKit;
  /** Label on the server; undefined for a new one. */
  labelId: Id | undefined;
  /** Name of the label, for its proof. */
  name: string;
  /** Title, and the name of a new label. */
  heading: ReactNode;
  /** Opens the comparison with what is on the server. */
  compare: ReactNode;
  /** Ways to save. */
  saving: ReactNode;
  /** Called with the number of problems when it changes. */
  onProblems: (count: number) => void;
}

const PANELS = ['data', 'problems', 'articles'] as const;
type Panel = (typeof PANELS)[number];

/** The whole screen of designing one label: what can be added, the label, its fields, and the data it is shown with. */
export function Designer({ designing, kit, labelId, name, onProblems, ...top }: DesignerProps) {
  const { template, selection, edit } = designing;
  const [layout] = useState(() => kit.core.createPartLayout());
  const [dpi, setDpi] = useState(USUAL_DPI);
  const [snapping, setSnapping] = useState(USUAL_SNAPPING);
  const [addsToSelection, setAddsToSelection] = useState(false);
  const [overlays, setOverlays] = useState<Overlays>({});
  const view = useCanvasScale(template);
  const [mode, setMode] = useState<PointerMode>(SELECTING);
  const [panel, setPanel] = useState<Panel>('data');
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [hasLetterKeys, setLetterKeys] = useLocalStorage({
    key: 'platen_design_letters',
    defaultValue: true,
  });
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const shown = useShownValues(template);
  const pictures = useLabelPictures(template, shown.values);
  const layOut = (one: LabelTemplate) =>
    layout(one, shown.values, { dpi, fonts: kit.fonts, images: pictures.bytes });
  const found = layOut(template);
  const problemsOf = (id: string) => found.parts.get(id)?.problems.length ?? 0;
  const areas = areaKeys();
  const problemsCount = found.problems.length;
  const tellProblems = useEffectEvent(onProblems);
  useEffect(() => tellProblems(problemsCount), [problemsCount]);

  const zoom = (to: Zoom) => view.zoomTo(zoomed(view.scale ?? TRUE_SCALE, to));
  const onKey = keyActions(designing, {
    dpi,
    snapping,
    onZoom: zoom,
    onMode: setMode,
    onData: shown.step,
    onField: (field) => void focusField(field),
    onHide: () => setHidden((known) => toggled(known, selection)),
    onHelp: () => setHelpOpen(true),
  });
  const goTo = async (elementId: string) => {
    designing.select([elementId]);
    // The fields of the element have to be there before one of them takes the focus.
    await nextTask();
    areas.focus('inspector');
  };

  return (
    // Hears what bubbles from the parts of the screen: F6, copy and paste.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={classes['designer']} {...clipboardHandlers(designing, dpi)} onKeyDown={areas.onKeyDown}>
      <div className={classes['top']}>
        {top.heading}
        <HistoryButtons designing={designing} onHelp={() => setHelpOpen(true)} />
        {top.compare}
        <ProofButton template={template} values={shown.values} dpi={dpi} name={name} />
        {top.saving}
      </div>
      <section className={classes['rail']} aria-label={texts.areas.elements} data-area="elements">
        <h2>{texts.areas.add}</h2>
        <AddTools
          onAdd={(tool) => edit({ kind: 'add', element: newElement(tool, template, dpi) })}
          onArm={(tool) => setMode({ kind: 'place', elementOf: (one) => newElement(tool, one, dpi) })}
          onAddPiece={(piece) => edit({ kind: 'add', element: articlePiece(piece, template, dpi) })}
        />
        <div className={classes['bar']}>
          <h2>{texts.areas.elementsOf({ count: template.elements.length })}</h2>
          {(selection.length > 0 || hidden.size > 0) && (
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={() => setHidden(selection.length > 0 ? toggled(hidden, selection) : new Set())}
            >
              {selection.some((id) => !hidden.has(id)) ? texts.elements.hide : texts.elements.show}
            </Button>
          )}
        </div>
        <ElementList designing={designing} problemsOf={problemsOf} hidden={hidden} onKey={onKey} />
      </section>
      <section className={classes['canvas']} aria-label={texts.areas.canvas} data-area="canvas">
        <Canvas
          designing={designing}
          kit={kit}
          layOut={layOut}
          dpi={dpi}
          snapping={snapping}
          overlays={overlays}
          values={shown.values}
          pictures={pictures.bytes}
          view={view}
          mode={mode}
          onMode={setMode}
          hidden={hidden}
          addsToSelection={addsToSelection}
          hasLetterKeys={hasLetterKeys}
          onKey={onKey}
          onOpen={() => onKey({ kind: 'editContent' })}
        />
      </section>
      <div className={classes['inspector']} data-area="inspector">
        <Suspense fallback={<Skeleton height={320} />}>
          <Inspector
            template={template}
            selection={selection}
            dpi={dpi}
            snapsToDots={!snapping.without.has('dot')}
            parts={found.parts}
            warnings={found.warnings}
            kit={kit}
            values={shown.values}
            onEdit={edit}
            onDuplicate={() => edit(copyOf(designing))}
            onPickUp={() => setMode({ kind: 'carry' })}
          />
        </Suspense>
      </div>
      <StatusBar
        told={mode.kind === 'select' ? designing.told : texts.modes[mode.kind]}
        dpi={dpi}
        onDpi={setDpi}
        snapping={snapping}
        onSnapping={setSnapping}
        template={template}
        overlays={overlays}
        onOverlays={setOverlays}
        addsToSelection={addsToSelection}
        onAddsToSelection={setAddsToSelection}
        scale={view.scale}
        onZoom={zoom}
      />
      <section className={classes['data']} aria-label={texts.areas.data} data-area="data">
        <SegmentedControl
          value={panel}
          onChange={(value) => setPanel(PANELS.find((one) => one === value) ?? 'data')}
          data={[
            { value: 'data', label: texts.data.title },
            {
              value: 'problems',
              label: texts.problems.title({ count: found.problems.length + found.warnings.length }),
            },
            { value: 'articles', label: texts.articles },
          ]}
        />
        <div className={classes['scrolled']}>
          {panel === 'data' && <DataPanel template={template} labelId={labelId} shown={shown} />}
          {panel === 'problems' && (
            <ProblemList
              designing={designing}
              found={found}
              kit={kit}
              values={shown.values}
              dpi={dpi}
              onGo={(elementId) => void goTo(elementId)}
            />
          )}
          {panel === 'articles' && (
            <Suspense fallback={<Skeleton height={96} />}>
              <ArticlesPanel labelId={labelId} template={template} dpi={dpi} onShow={shown.show} />
            </Suspense>
          )}
        </div>
      </section>
      {isHelpOpen && (
        <Suspense>
          <HelpDialog
            isOpen
            onClose={() => setHelpOpen(false)}
            hasLetterKeys={hasLetterKeys}
            onLetterKeys={setLetterKeys}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Returns the hidden elements after some were hidden, or shown again where all of them are hidden. */
function toggled(hidden: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> {
  const areHidden = ids.every((id) => hidden.has(id));
  return new Set(areHidden ? [...hidden].filter((id) => !ids.includes(id)) : [...hidden, ...ids]);
}

/** Moves the focus to a field of the inspector, whose code is there by then. */
async function focusField(field: 'content' | 'name'): Promise<void> {
  const { inspectorFieldId } = await loadInspector();
  document.getElementById(inspectorFieldId(field))?.focus();
}
