import { useMantineColorScheme } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { preferenceQueries, readColorScheme } from '@/entities/preference';
import { applyLanguage, isLanguage, storedLanguage } from '@/shared/i18n';

/** Shows the colours the person chose, also on a computer where they have not chosen any yet. */
export function useColorSchemeOfSettings(): void {
  const { data } = useQuery(preferenceQueries.mine());
  const { setColorScheme } = useMantineColorScheme();
  const chosen = readColorScheme(data?.colorScheme);
  useEffect(() => {
    if (chosen !== undefined) setColorScheme(chosen);
  }, [chosen, setColorScheme]);
}

/** Loads the page in the language the person chose, on a computer where another one is kept; once for each change. */
export function useLanguageOfSettings(): void {
  const { data } = useQuery(preferenceQueries.mine());
  const chosen = data?.language ?? '';
  useEffect(() => {
    if (isLanguage(chosen) && chosen !== storedLanguage()) applyLanguage(chosen);
  }, [chosen]);
}
