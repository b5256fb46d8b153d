import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { accountApi, callForValue, lenient } from '@/shared/api';

/** Path of the calls for one's own second factor, Platen-specific ones. */
export const SECOND_FACTOR = 'api/account/secondfactor';

/** State of the person's second factor. The count is required: an answer without it is that of another server. */
const secondFactorSchema = z.object({
  /** ISO date; "" while it is off. */
  since: lenient.text(),
  recoveryCodesLeft: z.number(),
  /** They signed in through an identity provider, which has a second factor of its own. */
  isByProvider: lenient.flag(false),
  /** Setting of the organisation: administrators need one. */
  asksSecondFactor: lenient.flag(false),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;

export const secondFactorQueries = {
  all: () => ['second-factor'] as const,
  /** One's own second factor; an error with a server that has none, where nothing of it is shown. */
  mine: () =>
    queryOptions({
      queryKey: [...secondFactorQueries.all(), 'mine'],
      queryFn: ({ signal }) => callForValue(accountApi, 'get', SECOND_FACTOR, secondFactorSchema, { signal }),
      meta: { silent: true },
    }),
};
