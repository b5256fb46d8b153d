import { useQuery } from '@tanstack/react-query';
import { subscriptionQueries } from '../api/subscription-queries';

/** So many labels the organisation lets its people print at once without a question; undefined where it is not known. */
export const useUnaskedLabels = (): number | undefined =>
  useQuery(subscriptionQueries.current()).data?.unaskedLabels;
