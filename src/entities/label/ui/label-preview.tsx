import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { afterFrame, idleMoment } from '@/shared/lib/timing';
import { ErrorPanel } from '@/shared/ui/error-panel';
import { lazyPart } from '@/shared/ui/lazy-part';
import { labelQueries } from '../api/label-queries';
import type { DrawableLabel } from '../api/label-schema';
import { texts } from '../i18n';
import { paperSize } from '../lib/paper-size';
import { readTemplate } from '../model/draw-label';
import { formatSize } from '../model/format-size';
import type { LabelValues } from '../model/label-values';
import classes from './label-preview.module.css';

/** Loaded together with the kit for drawing, which is far bigger. */
const LabelDrawing = lazyPart(async () => ({ default: (await import('./label-drawing')).LabelDrawing }));

interface LabelPreviewProps {
  label: DrawableLabel;
  /** The values that would be printed, by variable name. */
  values: LabelValues;
  /** Dots per inch of the intended printer. */
  dpi: number;
  /** Values last printed on this screen: those that differ now are marked. */
  printed?: LabelValues | undefined;
  /** Returns the id of a variable's field on this screen, so that a problem can link to it. */
  fieldIdOf?: (variable: string) => string;
}

/** Proportions of the placeholder for a label of unknown size. */
const UNKNOWN_SIZE = { widthMm: 60, heightMm: 40 };

/** Preview of the label as it will be printed: white paper, true proportions, redrawn with every keystroke. */
export function LabelPreview({ label, values, dpi, printed, fieldIdOf }: LabelPreviewProps) {
  const kit = useQuery({ ...labelQueries.kit(), enabled: Boolean(label.template) });
  const isScreenDrawn = useIsScreenDrawn();
  const shownValues = useValueAfterPaint(values);
  const template = kit.data && readTemplate(kit.data, label.template);
  if (!label.template) return <p className={classes['note']}>{texts.preview.noTemplate}</p>;
  if (kit.isPending || !isScreenDrawn) return <LabelPlaceholder label={label} />;
  if (!kit.data) return <ErrorPanel error={kit.error} onRetry={() => void kit.refetch()} />;
  if (!template) return <p className={classes['note']}>{texts.preview.unreadable}</p>;
  return (
    <Suspense fallback={<LabelPlaceholder label={label} />}>
      <LabelDrawing
        kit={kit.data}
        template={template}
        label={label}
        values={shownValues}
        dpi={dpi}
        printed={printed}
        fieldIdOf={fieldIdOf}
      />
    </Suspense>
  );
}

/**
 * Returns the value as of the last frame that the browser painted: work that depends on it waits until the person's
 * action is visible. A deferred value does not guarantee that: its work may run before the frame.
 */
function useValueAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => afterFrame(() => setPainted(value)), [value]);
  return painted;
}

/**
 * Returns false until the screen with the preview has been drawn: laying the first label out takes longer than all the
 * rest, which can be used meanwhile.
 */
function useIsScreenDrawn(): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    let isShown = true;
    void idleMoment().then(() => isShown && setDrawn(true));
    return () => {
      isShown = false;
    };
  }, []);
  return isDrawn;
}

function LabelPlaceholder({ label }: { label: DrawableLabel }) {
  const widthMm = label.widthMm ?? UNKNOWN_SIZE.widthMm;
  const heightMm = label.heightMm ?? UNKNOWN_SIZE.heightMm;
  return (
    <figure className={classes['figure']} aria-busy="true" aria-label={texts.preview.loading}>
      <div className={classes['paper']} style={paperSize(widthMm, heightMm)}>
        <Skeleton height="100%" />
      </div>
      <figcaption className={classes['size']}>{formatSize(widthMm, heightMm)}</figcaption>
    </figure>
  );
}
