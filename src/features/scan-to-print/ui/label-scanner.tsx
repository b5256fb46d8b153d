import { Suspense } from 'react';
import { generatePath } from 'react-router';
import type { Article } from '@/entities/article';
import type { ScannedForm } from '@/entities/label';
import { paths } from '@/shared/routes';
import { lazyPart } from '@/shared/ui/lazy-part';
import { ScanPlace } from './scan-place';

/** Loaded after the form, because nobody scans before it is drawn. */
const PrintScanner = lazyPart(async () => ({ default: (await import('./print-scanner')).PrintScanner }));

/**
 * Scanner on the print page of a label: another article that is linked to the label is printed with it, any other with
 * its own.
 */
export function LabelScanner(form: ScannedForm) {
  const labelId = String(form.labelId);
  const connectorId = form.connectorId === undefined ? null : String(form.connectorId);
  const pathOf = ({ id, labels }: Article) =>
    labels.some((label) => String(label.labelId) === labelId)
      ? generatePath(paths.printLabelArticle, { labelId, articleId: String(id), connectorId })
      : generatePath(paths.printArticle, { id: String(id), connectorId });
  return (
    <Suspense fallback={<ScanPlace />}>
      <PrintScanner {...form} pathOf={pathOf} />
    </Suspense>
  );
}
