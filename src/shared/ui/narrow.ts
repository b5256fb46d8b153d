import { useMediaQuery } from '@mantine/hooks';

/** Media query below which lists become cards and the sidebar a drawer: 768 px at the default text size. */
const NARROW = '(max-width: 47.99em)';

/** Returns whether the window is as narrow as a phone; known at the first paint already. */
export const useIsNarrow = (): boolean => useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
