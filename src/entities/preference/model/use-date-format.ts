import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '@/shared/lib/date';
import { preferenceQueries } from '../api/preference-queries';

/** Returns a function that formats timestamps in this person's preferred format. */
export function useDateFormat(): (moment: string) => string {
  const { data: settings } = useQuery(preferenceQueries.mine());
  const language = settings?.dateLanguage ?? '';
  return (moment) => formatDateTime(moment, { language });
}
