import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '@/shared/lib/date';
import { preferenceQueries } from '../api/preference-queries';

/** Returns a function that writes moments as this person likes to read them. */
export function useDateFormat(): (moment: string) => string {
  const { data: settings } = useQuery(preferenceQueries.mine());
  const language = settings?.dateLanguage ?? '';
  return (moment) => formatDateTime(moment, { language });
}
