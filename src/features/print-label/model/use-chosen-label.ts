import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { ArticleLabel } from '@/entities/article';
import type { Id } from '@/shared/api';

/** URL parameter of the chosen label, so that it survives a reload. */
const LABEL_PARAM = 'label';

/** Returns the label to be printed: the chosen one, else the first, and a setter. */
export function useChosenLabel(labels: readonly ArticleLabel[]) {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  // The URL is updated slightly later: a choice shows at once.
  const [chosen, setChosen] = useState(params.get(LABEL_PARAM));
  const choose = (labelId: Id) => {
    setChosen(String(labelId));
    const next = new URLSearchParams({ ...Object.fromEntries(params), [LABEL_PARAM]: String(labelId) });
    // The history state has the way back to the list.
    setParams(next, { replace: true, preventScrollReset: true, state });
  };
  return [labels.find(({ labelId }) => String(labelId) === chosen) ?? labels[0], choose] as const;
}
