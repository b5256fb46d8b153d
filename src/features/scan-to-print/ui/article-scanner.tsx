import { Suspense } from 'react';
import { generatePath } from 'react-router';
import type { Article } from '@/entities/article';
import type { ScannedForm } from '@/entities/label';
import type { Id } from '@/shared/api';
import { paths } from '@/shared/routes';
import { lazyPart } from '@/shared/ui/lazy-part';
import { ScanPlace } from './scan-place';

/** Loaded after the form, because nobody scans before it is drawn. */
const PrintScanner = lazyPart(async () => ({ default: (await fetchScannerParts()).PrintScanner }));

/** Fetches the code that handles scans on a print screen, before the screen is opened; it comes after it otherwise. */
export const fetchScannerParts = () => import('./print-scanner');

/**
 * Scanner on the print page of an article: another article, of the same connector if there is one, opens its own page.
 */
export function ArticleScanner(form: ScannedForm) {
  return (
    <Suspense fallback={<ScanPlace />}>
      <PrintScanner {...form} pathOf={(article) => printPathOf(article, form.connectorId)} />
    </Suspense>
  );
}

const printPathOf = ({ id }: Article, connectorId: Id | undefined) =>
  generatePath(paths.printArticle, {
    id: String(id),
    connectorId: connectorId === undefined ? null : String(connectorId),
  });
