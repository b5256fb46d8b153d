import { useQuery } from '@tanstack/react-query';
import { LabelPreview, labelQueries, type LabelValues } from '@/entities/label';
import type { Id } from '@/shared/api';
import { QueryView } from '@/shared/ui/query-view';
import classes from './print-article.module.css';
import { texts } from './texts';

interface PreviewColumnProps {
  labelId: Id;
  values: LabelValues;
  dpi: number;
}

/** The label as it will come out of the printer, beside the steps; under them on a narrow screen. */
export function PreviewColumn({ labelId, values, dpi }: PreviewColumnProps) {
  const label = useQuery(labelQueries.detail(labelId));
  return (
    <section className={classes['preview']} aria-label={texts.preview}>
      <QueryView query={label}>
        {(found) => <LabelPreview label={found} values={values} dpi={dpi} />}
      </QueryView>
    </section>
  );
}
