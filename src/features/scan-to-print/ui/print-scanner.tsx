import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Article } from '@/entities/article';
import { labelQueries, type ScannedForm } from '@/entities/label';
import { formatList } from '@/shared/i18n';
import type { CodeElement } from '@/shared/lib/scan';
import { lazyPart } from '@/shared/ui/lazy-part';
import { texts } from '../i18n';
import { fillLabel } from '../model/fill-label';
import { readHandover, type ScanHandover, type ScanLine } from '../model/scan-state';
import { useScannedArticle } from '../model/use-scanned-article';
import { ScanStatus } from './scan-status';

/** Loaded on demand: needed only when a person has typed something and scans another article. */
const LeaveQuestion = lazyPart(async () => ({ default: (await import('./leave-question')).LeaveQuestion }));

interface PrintScannerProps extends ScannedForm {
  /** Returns the print page of another article. */
  pathOf: (article: Article) => string;
}

/**
 * On a print page, scanning the same article again increases the quantity by one, another one opens its own page, and a
 * lot or a date alone is filled in. Input is never lost without a confirmation.
 */
export function PrintScanner(props: PrintScannerProps) {
  const { articleId, connectorId, labelId, quantity, hasChanges, pathOf, onFill, onQuantity } = props;
  const navigate = useNavigate();
  const location = useLocation();
  const [waiting, setWaiting] = useState<{ article: Article; elements: readonly CodeElement[] }>();
  const label = useQuery(labelQueries.detail(labelId));
  const kit = useQuery({ ...labelQueries.kit(), enabled: Boolean(label.data?.template) });

  const fill = (elements: readonly CodeElement[]): readonly string[] => {
    const { values, labels } = fillLabel(elements, {
      ...props,
      template: label.data?.template,
      kit: kit.data,
    });
    if (labels.length > 0) onFill(values);
    return labels;
  };
  const open = (article: Article, elements: readonly CodeElement[]) => {
    const handover: ScanHandover = { scanned: { elements } };
    const { state } = location as { state: unknown };
    // Back leads to where the first article was opened from.
    const origin = typeof state === 'object' ? state : undefined;
    void navigate(pathOf(article), { replace: true, state: { ...origin, ...handover } });
  };
  const { line, say } = useScannedArticle({
    connectorId,
    onArticle: (article, { elements }): ScanLine | undefined => {
      if (String(article.id) === String(articleId)) {
        onQuantity(quantity + 1);
        const labels = fill(elements);
        const words = [
          texts.again({ name: article.name, quantity: quantity + 1 }),
          ...(labels.length > 0 ? [texts.filled({ labels: formatList(labels) })] : []),
        ];
        return { kind: 'good', text: words.join(' ') };
      }
      if (hasChanges) setWaiting({ article, elements });
      else open(article, elements);
      return undefined;
    },
    onElements: ({ elements }) => {
      const labels = fill(elements);
      return labels.length > 0
        ? { kind: 'good', text: texts.filled({ labels: formatList(labels) }) }
        : { kind: 'bad', text: texts.fillsNothing };
    },
  });

  const handedOver = readHandover(location.state);
  const isReady = !label.isPending && (!label.data?.template || !kit.isPending);
  const { key } = location;
  const fillHandedOver = useEffectEvent((_addressKey: string) => {
    const labels = handedOver ? fill(handedOver) : [];
    if (labels.length > 0) say({ kind: 'good', text: texts.filled({ labels: formatList(labels) }) });
  });
  useEffect(() => {
    if (isReady) fillHandedOver(key);
  }, [isReady, key]);

  return (
    <>
      <ScanStatus line={line} ready={texts.ready} />
      {waiting && (
        <Suspense fallback={null}>
          <LeaveQuestion
            name={waiting.article.name}
            onStay={() => {
              setWaiting(undefined);
              say({ kind: 'bad', text: texts.stayed });
            }}
            onGo={() => {
              setWaiting(undefined);
              open(waiting.article, waiting.elements);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
