import { mutationOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { articleQueries } from '@/entities/article';
import { labelQueries } from '@/entities/label';
import { callForValue, lenient, orNotOffered, productApi, type Id } from '@/shared/api';
import { LONG_CALL_TIMEOUT_MS } from '@/shared/config';
import type { ChosenArticles } from '../model/chosen-articles';

/** Whether articles get a label, or lose it. */
export type Labelling = 'connect' | 'disconnect';

interface LabelledArticles {
  labelling: Labelling;
  labelId: Id;
  request: ChosenArticles['request'];
}

const outcomeSchema = z.object({
  /** Articles it made a difference to. */
  changedCount: lenient.number(0),
  /** Articles that were so already. */
  unchangedCount: lenient.number(0),
});

export type LabellingOutcome = z.infer<typeof outcomeSchema>;

/**
 * Connects a label to many articles, or removes it from them, all or none. Two calls of our own: where the server lacks them
 * it rejects with `notOffered`, else with ApiError. Many articles take their time, as an upload does.
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
