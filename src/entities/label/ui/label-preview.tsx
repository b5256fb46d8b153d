import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ErrorPanel } from '@/shared/ui/error-panel';
import { labelQueries } from '../api/label-queries';
import type { Label } from '../api/label-schema';
import { paperSize } from '../lib/paper-size';
import { readTemplate } from '../model/draw-label';
import type { LabelValues } from '../model/label-values';
import classes from './label-preview.module.css';
import { LabelDrawing } from './label-drawing';
import { texts } from './texts';
import { useValueAfterPaint } from './use-value-after-paint';

interface LabelPreviewProps {
  label: Label;
  /** What would be printed, by variable name. */
  values: LabelValues;
  /** Dots per inch of the printer it is meant for. */
  dpi: number;
}

/** Proportions of the placeholder of a label whose size is not known. */
const UNKNOWN_SIZE = { widthMm: 60, heightMm: 40 };

/** The label as it will be printed: white paper, true proportions, redrawn with every keystroke. */
export function LabelPreview({ label, values, dpi }: LabelPreviewProps) {
  const kit = useQuery({ ...labelQueries.kit(), enabled: Boolean(label.template) });
  const shownValues = useValueAfterPaint(values);
  const template = kit.data && readTemplate(kit.data, label.template);
  if (!label.template) return <p className={classes['note']}>{texts.noTemplate}</p>;
  if (kit.isPending) return <LabelPlaceholder label={label} />;
  if (!kit.data) return <ErrorPanel error={kit.error} onRetry={() => void kit.refetch()} />;
  if (!template) return <p className={classes['note']}>{texts.unreadable}</p>;
  return <LabelDrawing kit={kit.data} template={template} name={label.name} values={shownValues} dpi={dpi} />;
}

function LabelPlaceholder({ label }: { label: Label }) {
  const widthMm = label.widthMm ?? UNKNOWN_SIZE.widthMm;
  const heightMm = label.heightMm ?? UNKNOWN_SIZE.heightMm;
  return (
    <figure className={classes['figure']} aria-busy="true" aria-label={texts.loading}>
      <div className={classes['paper']} style={paperSize(widthMm, heightMm)}>
        <Skeleton height="100%" />
      </div>
      <figcaption className={classes['size']}>{texts.size(widthMm, heightMm)}</figcaption>
    </figure>
  );
}
