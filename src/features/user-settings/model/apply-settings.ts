import { useMantineColorScheme } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { preferenceQueries, readColorScheme } from '@/entities/preference';
import { applyLanguage, isLanguage, storedLanguage } from '@/shared/i18n';

/** Applies the person's colour scheme, also on a computer where they have not chosen one yet. */
export function useColorSchemeOfSettings(): void {
  const { data } = useQuery(preferenceQueries.mine());
  const { setColorScheme } = useMantineColorScheme();
  const chosen = readColorScheme(data?.colorScheme);
  useEffect(() => {
    if (chosen !== undefined) setColorScheme(chosen);
  }, [chosen, setColorScheme]);
}

/** Reloads the page in the person's language, on a computer where another one is stored; once for each change. */
export function useLanguageOfSettings(): void {
  const { data } = useQuery(preferenceQueries.mine());
  const chosen = data?.language ?? '';
  useEffect(() => {
    if (isLanguage(chosen) && chosen !== storedLanguage()) applyLanguage(chosen);
  }, [chosen]);
}
