import { Button, TextInput, VisuallyHidden } from '@mantine/core';
import { Suspense, useDeferredValue, useRef, useState } from 'react';
import { generatePath, Navigate } from 'react-router';
import type { LabelTemplate } from 'label-core';
import { formatSize, type LabelKit } from '@/entities/label';
import { NAME_CHARACTERS } from '@/shared/config';
import { paths } from '@/shared/routes';
import { LeaveQuestion } from '@/shared/ui/page-frame';
import { lazyPart } from '@/shared/ui/lazy-part';
import { PageHeader } from '@/shared/ui/page-header';
import { useAreaFocus } from '../model/area-keys';
import { useAttended } from '../model/use-attended';
import { useCopiesOfTabs } from '../model/copied-text';
import { thingKey, type DesignBase, type DesignThing } from '../model/design-thing';
import { nameFault } from '../model/name-fault';
import { useDesigning } from '../model/use-designing';
import { useTracing } from '../model/use-tracing';
import { useKeptDesign } from '../model/use-kept-design';
import type { SaveResult } from '../model/use-save-bar';
import { texts } from '../i18n';
import { Designer } from './designer';
import { texts as screenTexts } from './i18n';
import classes from './designer.module.css';

/** Loaded when it is first opened. */
const CompareDrawer = lazyPart(async () => ({
  default: (await import('./compare-drawer')).CompareDrawer,
}));
const SaveBar = lazyPart(async () => ({ default: (await import('./save/save-bar')).SaveBar }));

interface DesignEditorProps {
  thing: DesignThing;
  kit: LabelKit;
  backTo: string;
  base: DesignBase;
  /** Design that is opened: that of the base, or one that was kept. */
  template: LabelTemplate;
  name: string;
}

/** A design that is being changed: kept in this browser all the while, saved when the person says so. */
export function DesignEditor({ thing, kit, backTo, ...opened }: DesignEditorProps) {
  const [base, setBase] = useState(opened.base);
  const [name, setName] = useState(opened.name);
  const [isNameRefused, setNameRefused] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const [problemsCount, setProblemsCount] = useState(0);
  const [isComparing, setComparing] = useState(false);
  const designing = useDesigning(opened.template);
  const { template, open } = designing;
  const { labelId } = base;
  const isNew = labelId === undefined;
  const isChanged = (one: LabelTemplate) =>
    one !== base.template || (isNew && name.trim() !== base.name.trim());
  const hasChanges = isChanged(template);
  const { isAttended, handlers } = useAttended();
  const later = useDeferredValue(template);
  // The bar is drawn after the label, but what is pressed in it is done with the label that is seen.
  const savable = isAttended ? template : later;
  // A new label that was added is kept as that label, or it would be offered as a new one again.
  const keptThing: DesignThing = isNew || thing.kind !== 'new' ? thing : { kind: 'label', labelId };
  const tracing = useTracing(template, thingKey(keptThing));
  // A new label with a picture to draw after is begun, though nothing is drawn yet.
  const isBegun = hasChanges || (isNew && tracing.tracing !== undefined);
  const kept = useKeptDesign({ thing: keptThing, base, template, name, hasChanges: isBegun });
  const [next, setNext] = useState<string>();

  useAreaFocus();
  useCopiesOfTabs();
  const onSaved = ({ way, base: saved }: SaveResult) => {
    setBase(saved);
    if (way !== 'add') return;
    kept.forget();
    tracing.remove();
    const added = saved.labelId;
    setNext(added === undefined ? paths.labels : generatePath(paths.label, { id: String(added) }));
  };
  // What was changed while a new label was saved is not left behind: it is its next version.
  if (next !== undefined && template === base.template) return <Navigate to={next} replace />;
  const fault = isNameRefused ? nameFault(name) : undefined;
  const heading = (
    <div className={classes['heading']}>
      <PageHeader
        title={isNew ? texts.title : base.name}
        description={formatSize(template.widthMm, template.heightMm)}
        backTo={backTo}
      />
      {isNew && (
        <TextInput
          ref={nameField}
          className={classes['name']}
          label={texts.name}
          value={name}
          // Seen beside the button, where it has its place: a line more here would move the drawing area.
          error={fault !== undefined && <VisuallyHidden component="span">{fault}</VisuallyHidden>}
          errorProps={{ pos: 'absolute' }}
          maxLength={NAME_CHARACTERS}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      )}
    </div>
  );
  const compare = !isNew && (
    <Button variant="default" disabled={!hasChanges} onClick={() => setComparing(true)}>
      {screenTexts.compare.open}
    </Button>
  );
  const saving = (drawn: (one: LabelTemplate) => string) => (
    <div className={classes['save']} {...handlers}>
      <Suspense>
        <SaveBar
          thing={thing}
          base={base}
          template={savable}
          name={name}
          problemsCount={problemsCount}
          keptAt={kept.keptAt}
          hasChanges={isChanged(savable)}
          drawn={drawn}
          onSaved={onSaved}
          onNameFault={() => {
            setNameRefused(true);
            nameField.current?.focus();
          }}
          onTakeTheirs={(theirs) => {
            setBase(theirs);
            open(theirs.template);
          }}
        />
      </Suspense>
    </div>
  );
  return (
    <>
      <Designer
        designing={designing}
        tracing={tracing}
        kit={kit}
        labelId={base.labelId}
        testData={base.testData}
        name={name}
        heading={heading}
        compare={compare}
        saving={saving}
        onProblems={setProblemsCount}
      />
      {isComparing && (
        <Suspense>
          <CompareDrawer base={base} template={template} onClose={() => setComparing(false)} />
        </Suspense>
      )}
      {/* What is kept in this browser is there again at the next visit: only what is not would be lost. */}
      <LeaveQuestion isNeeded={hasChanges && kept.keptAt === 'not-kept'} />
    </>
  );
}
