import { mutationOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { articleQueries } from '@/entities/article';
import { labelQueries } from '@/entities/label';
import { callForValue, lenient, orNotOffered, productApi, type Id } from '@/shared/api';
import { LONG_CALL_TIMEOUT_MS } from '@/shared/config';
import type { ChosenArticles } from '../model/chosen-articles';

/** Whether a label is connected to articles or removed from them. */
export type Labelling = 'connect' | 'disconnect';

interface LabelledArticles {
  labelling: Labelling;
  labelId: Id;
  request: ChosenArticles['request'];
}

const outcomeSchema = z.object({
  /** Number of articles that were changed. */
  changedCount: lenient.number(0),
  /** Number of articles that already were in that state. */
  unchangedCount: lenient.number(0),
});

export type LabellingOutcome = z.infer<typeof outcomeSchema>;

/**
 * Connects a label to many articles, or removes it from them, all or none. Two Platen-specific calls: rejects with
 * `notOffered` if the server lacks them, otherwise with ApiError. Uses the long timeout of uploads, since many articles
 * take time.
 */
export const labelArticlesMutation = (notOffered: string) =>
  mutationOptions({
    mutationKey: ['label-articles'],
    mutationFn: ({ labelling, labelId, request }: LabelledArticles) =>
      orNotOffered(
        callForValue(productApi, 'post', `api/articles/${labelling}Label`, outcomeSchema, {
          json: { labelId, ...request },
          timeout: LONG_CALL_TIMEOUT_MS,
        }),
        notOffered,
      ),
    meta: { errorShownBy: 'caller', invalidates: [articleQueries.all(), labelQueries.administered()] },
  });
