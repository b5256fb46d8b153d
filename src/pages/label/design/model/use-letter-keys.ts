import { useLocalStorage } from '@mantine/hooks';

/** Returns whether single letters do something in the drawing area (WCAG 2.1.4), as this browser keeps it, and its setter. */
export const useLetterKeys = () => useLocalStorage({ key: 'platen_design_letters', defaultValue: true });
