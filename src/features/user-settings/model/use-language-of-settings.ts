import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { preferenceQueries } from '@/entities/preference';
import { applyLanguage, LANGUAGES, storedLanguage } from '@/shared/i18n';

/** Loads the page in the language the person chose, on a computer where another one is kept; once for each change. */
export function useLanguageOfSettings(): void {
  const { data } = useQuery(preferenceQueries.mine());
  const chosen = data?.language ?? '';
  useEffect(() => {
    if (Object.hasOwn(LANGUAGES, chosen) && chosen !== storedLanguage()) applyLanguage(chosen);
  }, [chosen]);
}
