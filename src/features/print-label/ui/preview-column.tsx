import { useQuery } from '@tanstack/react-query';
import { LabelPreview, labelQueries, type LabelValues } from '@/entities/label';
import type { Id } from '@/shared/api';
import { QueryView } from '@/shared/ui/query-view';
import { texts } from '../i18n';
import { fieldId } from '../model/field-id';
import classes from './print-label.module.css';

interface PreviewColumnProps {
  labelId: Id;
  values: LabelValues;
  dpi: number;
  /** The values of the last print. */
  printed: LabelValues | undefined;
}

/** Preview of the label beside the steps; below them on a narrow screen. */
export function PreviewColumn({ labelId, values, dpi, printed }: PreviewColumnProps) {
  const label = useQuery(labelQueries.detail(labelId));
  return (
    <section className={classes['preview']} aria-label={texts.preview}>
      <QueryView query={label}>
        {(found) => (
          <LabelPreview label={found} values={values} dpi={dpi} printed={printed} fieldIdOf={fieldId} />
        )}
      </QueryView>
    </section>
  );
}
