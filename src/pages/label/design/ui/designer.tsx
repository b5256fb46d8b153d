import { Skeleton } from '@mantine/core';
import type { BarcodeElement, LabelTemplate } from 'label-core';
import { Suspense, useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { useExampleFacts, useLabelPictures } from '@/entities/label';
import { USUAL_DPI } from '@/shared/config';
import { nextTask } from '@/shared/lib/timing';
import { lazyPart } from '@/shared/ui/lazy-part';
import { areaKeys, endsMode, focusField, focusIn, loadInspector, useLetterKeys } from '../model/area-keys';
import { clipboardHandlers, dropHandlers, pasteKeys } from '../model/clipboard';
import type { OpenedPart } from '../model/key-action';
import { SELECTING, type PointerMode } from '../model/gesture-types';
import { useNewest } from '../model/use-newest';
import type { Overlays } from '../model/overlays';
import { hiddenAfter, useHidden } from '../model/hidden';
import { USUAL_SNAPPING } from '../model/snapping';
import { keyActions } from '../model/key-actions';
import { addPicture } from '../model/add-picture';
import { endMode, pickedUp } from '../model/carrying';
import { copyOf } from '../model/key-edit';
import type { Designing } from '../model/use-designing';
import { useFollowing } from '../model/use-following';
import { useInspected } from '../model/use-inspected';
import { usePartLayout } from '../model/use-part-layout';
import { useDataPanels } from '../model/use-scan-check';
import { useShownValues } from '../model/use-shown-values';
import { texts } from './i18n';
import { DesignCanvas } from './canvas/design-canvas';
import { useCanvasScale } from './canvas/use-canvas-scale';
import { DataArea } from './data/data-area';
import classes from './designer.module.css';
import type { DesignerProps } from './designer-props';
import { Rail } from './elements/rail';
import { FileMenu } from './file/file-menu';
import { HistoryButtons } from './history-buttons';
import { ProofButton } from './proof/proof-button';
import { StatusBar } from './status-bar';

/** Loaded after the drawing area. */
const Inspector = lazyPart(async () => ({ default: (await loadInspector()).Inspector }));
/** Loaded when it is first opened. */
const HelpDialog = lazyPart(async () => ({ default: (await import('./help-dialog')).HelpDialog }));

/** The whole screen of designing one label: what can be added, the label, its fields, and the data it is shown with. */
export function Designer(props: DesignerProps) {
  const { designing, tracing, kit, labelId, testData, name } = props;
  // Taken apart, so that what is not changed by an edit is not drawn with it.
  const { heading, compare, saving, onProblems } = props;
  const { template, type } = designing;
  const [dpi, setDpi] = useState(USUAL_DPI);
  const [snapping, setSnapping] = useState(USUAL_SNAPPING);
  const [addsToSelection, setAddsToSelection] = useState(false);
  const [overlays, setOverlays] = useState<Overlays>({});
  const view = useCanvasScale(designing);
  const [mode, setMode] = useState<PointerMode>(SELECTING);
  const [opened, setOpened] = useState<Exclude<OpenedPart, 'scan'>>();
  const [hasLetterKeys, setLetterKeys] = useLetterKeys();
  const [hidden, setHidden] = useHidden(template);
  const [clock] = useState(kit.core.localClock);
  const facts = useExampleFacts(template);
  const shown = useShownValues(template, testData, (values) =>
    kit.core.withExamples(template, values, { ...clock, ...facts }),
  );
  const pictures = useLabelPictures(template, shown.values);
  const { layOut, options } = usePartLayout(kit, shown.values, { dpi, images: pictures.bytes });
  const barcodeSizes = (element: BarcodeElement, of: LabelTemplate) =>
    kit.core.barcodeFacts(element, of, shown.values, options).sizes;
  // What is beside the drawing follows it, also when the screen is opened.
  const isDrawn = useDeferredValue(true, false);
  const later = useDeferredValue(designing);
  const listed = useFollowing(designing);
  const inspected = useInspected(designing);
  const below = useFollowing(designing);
  const newest = useNewest(template);
  const found = layOut(later.template);
  const drawn = (one: LabelTemplate) => kit.core.sceneToSvg(kit.core.layout(one, shown.values, options));
  const problemsCount = isDrawn ? found.problems.length : 0;
  const tellProblems = useEffectEvent(onProblems);
  useEffect(() => tellProblems(problemsCount), [problemsCount]);

  const { hurry, calm } = inspected;
  const dataShown = { template: below.designing.template, values: shown.values, dpi };
  const panels = useDataPanels(dataShown, pictures.bytes, newest);
  const keysOf = (one: Designing) =>
    keyActions(one, {
      dpi,
      snapping,
      barcodeSizes,
      mode,
      onZoom: view.zoom,
      onMode: setMode,
      onData: shown.step,
      onField: (field) => {
        hurry();
        void focusField(field).then((isThere) => isThere || calm());
      },
      onHide: () => setHidden((known) => hiddenAfter(known, one.selection)),
      onOpen: (part) => (part === 'scan' ? panels.onScan() : setOpened(part)),
    });
  const onListKey = keysOf(listed.designing);
  // Named, because functions made where they are given to the fields are all made anew when one of the props is.
  const typedInto = designing.isTyped ? template : inspected.designing.template;
  const embed = (id: string, file: File) => void addPicture(inspected.designing, file, dpi, id);
  const pickUp = () => setMode(pickedUp());
  const duplicate = () => inspected.designing.edit(copyOf(inspected.designing));
  const go = (elementId: string) => {
    later.select([elementId]);
    hurry();
    // The fields of the element have to be there before one of them takes the focus.
    void nextTask().then(() => focusIn('inspector'));
  };

  return (
    // Hears what bubbles from the parts of the screen: F6, copy and paste, and Escape, which ends the placing of something.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={classes['designer']}
      {...clipboardHandlers(designing, dpi)}
      onKeyDown={(event) => {
        inspected.onKeyDown(event);
        areaKeys(event);
        pasteKeys(event);
        if (endsMode(event, mode)) endMode(designing, mode, setMode);
      }}
    >
      <div className={classes['top']}>
        {heading}
        <HistoryButtons designing={later} onHelp={() => setOpened('help')} />
        {compare}
        <ProofButton template={later.template} values={shown.values} dpi={dpi} name={name} />
        {saving(drawn)}
      </div>
      <section
        className={classes['rail']}
        aria-label={texts.areas.elements}
        data-area="elements"
        {...listed.handlers}
      >
        {isDrawn && (
          <Rail
            designing={listed.designing}
            dpi={dpi}
            parts={found.parts}
            hidden={hidden}
            onHidden={setHidden}
            onMode={setMode}
            onKey={onListKey}
            files={
              <FileMenu
                designing={listed.designing}
                tracing={tracing}
                opened={opened === 'help' ? undefined : opened}
                onOpened={setOpened}
                onMode={setMode}
              />
            }
          />
        )}
      </section>
      <section
        className={classes['canvas']}
        aria-label={texts.areas.canvas}
        data-area="canvas"
        {...dropHandlers(designing, dpi)}
      >
        <DesignCanvas
          designing={designing}
          kit={kit}
          layOut={layOut}
          barcodeSizes={barcodeSizes}
          dpi={dpi}
          snapping={snapping}
          overlays={overlays}
          values={shown.values}
          pictures={pictures.bytes}
          view={view}
          mode={mode}
          onMode={setMode}
          hidden={hidden}
          tracing={tracing}
          addsToSelection={addsToSelection}
          hasLetterKeys={hasLetterKeys}
          keysOf={keysOf}
        />
      </section>
      <div className={classes['inspector']} data-area="inspector" {...inspected.part}>
        {isDrawn && (
          <Suspense fallback={<Skeleton height={320} />}>
            <Inspector
              template={inspected.designing.template}
              selection={inspected.designing.selection}
              dpi={dpi}
              snapsToDots={!snapping.without.has('dot')}
              parts={found.parts}
              warnings={found.warnings}
              kit={kit}
              values={shown.values}
              newest={typedInto}
              onEdit={inspected.designing.edit}
              onType={type}
              onDuplicate={duplicate}
              onEmbed={embed}
              onPickUp={pickUp}
            />
          </Suspense>
        )}
      </div>
      <StatusBar
        told={mode.kind === 'select' ? designing.told : texts.modes[mode.kind]}
        dpi={dpi}
        onDpi={setDpi}
        snapping={snapping}
        onSnapping={setSnapping}
        template={later.template}
        overlays={overlays}
        onOverlays={setOverlays}
        addsToSelection={addsToSelection}
        onAddsToSelection={setAddsToSelection}
        scale={view.scale}
        hasSelection={designing.selection.length > 0}
        onZoom={view.zoom}
      />
      {isDrawn && (
        <DataArea
          designing={below.designing}
          newest={newest}
          handlers={below.handlers}
          kit={kit}
          labelId={labelId}
          shown={shown}
          found={found}
          {...panels}
          dpi={dpi}
          onGo={go}
        />
      )}
      {opened === 'help' && (
        <Suspense>
          <HelpDialog
            onClose={() => setOpened(undefined)}
            hasLetterKeys={hasLetterKeys}
            onLetterKeys={setLetterKeys}
          />
        </Suspense>
      )}
    </div>
  );
}
