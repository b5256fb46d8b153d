import { useQuery } from '@tanstack/react-query';
import { preferenceQueries } from '@/entities/preference';
import { formatDateTime } from '@/shared/lib/date';

/** When something was changed, as this person writes dates. */
export function ChangeDate({ moment }: { moment: string }) {
  const { data: settings } = useQuery(preferenceQueries.mine());
  return <time>{formatDateTime(moment, { language: settings?.dateLanguage ?? '' })}</time>;
}
