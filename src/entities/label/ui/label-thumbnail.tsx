import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useEffect, useState } from 'react';
import type { Id } from '@/shared/api';
import { labelQueries } from '../api/label-queries';
import { sampleValues } from '../model/sample-values';
import { templateParts } from '../model/template-parts';
import { THUMBNAIL_REST_MS, TEMPLATE_STALE_MS } from '../config/timings';
import classes from './label-thumbnail.module.css';

/** Box that a thumbnail fits into, in px. */
const BOX = { width: 64, height: 40 };

interface LabelThumbnailProps {
  label: { labelId: Id; widthMm?: number | undefined; heightMm?: number | undefined };
  /** Version to draw: the printed one, or the newest, which only people who manage labels may read. */
  version: 'published' | 'newest';
}

/**
 * Small picture of the label with its own or sample values; blank paper of its proportions until it is drawn, and when
 * it cannot be.
 */
export function LabelThumbnail({ label, version }: LabelThumbnailProps) {
  const { labelId, widthMm, heightMm } = label;
  const isSized = widthMm !== undefined && heightMm !== undefined;
  // Rows that are scrolled past request nothing, nor does a label that is not drawn.
  const isAtRest = useIsAtRest() && isSized;
  const quiet = { meta: { silent: true }, staleTime: TEMPLATE_STALE_MS } as const;
  const isNewest = version === 'newest';
  const published = useQuery({ ...labelQueries.detail(labelId), ...quiet, enabled: isAtRest && !isNewest });
  const newest = useQuery({ ...labelQueries.setup(labelId), ...quiet, enabled: isAtRest && isNewest });
  const { data: detail, dataUpdatedAt } = isNewest ? newest : published;
  const { template, variables = [] } = detail ?? {};
  const { data: drawn } = useQuery({
    ...labelQueries.thumbnail(labelId, dataUpdatedAt, {
      template,
      values: sampleValues(templateParts(template), variables),
    }),
    enabled: isAtRest && Boolean(template),
  });
  if (widthMm === undefined || heightMm === undefined) return <span className={classes['frame']} />;
  const isWide = widthMm / heightMm > BOX.width / BOX.height;
  const shape = {
    className: classes['paper'],
    'data-is-wide': isWide || undefined,
    style: { '--label-width': widthMm, '--label-height': heightMm } as CSSProperties,
  };
  return (
    <span className={classes['frame']}>
      {drawn ? <img {...shape} src={drawn} alt="" /> : <span {...shape} />}
    </span>
  );
}

/** Returns whether this component has been on screen for a moment. */
function useIsAtRest(): boolean {
  const [isAtRest, setIsAtRest] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsAtRest(true), THUMBNAIL_REST_MS);
    return () => clearTimeout(timer);
  }, []);
  return isAtRest;
}
