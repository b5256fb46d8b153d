import { useMantineColorScheme } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { preferenceQueries, readColorScheme } from '@/entities/preference';

/** Shows the colours the person chose, also on a computer where they have not chosen any yet. */
export function useColorSchemeOfSettings(): void {
  const { data } = useQuery(preferenceQueries.mine());
  const { setColorScheme } = useMantineColorScheme();
  const chosen = readColorScheme(data?.colorScheme);
  useEffect(() => {
    if (chosen !== undefined) setColorScheme(chosen);
  }, [chosen, setColorScheme]);
}
