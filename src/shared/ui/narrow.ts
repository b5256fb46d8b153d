import { useMediaQuery } from '@mantine/hooks';

/** Where lists turn into cards and the side bar into a drawer: below 768 px at the usual text size. */
const NARROW = '(max-width: 47.99em)';

/** Whether the window is as narrow as a phone; known at the first paint already. */
export const useIsNarrow = (): boolean => useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
