import { useLocalStorage } from '@mantine/hooks';

/** Whether n and p lead from change to change; kept in this browser. */
const KEY = 'review_letter_keys';

/**
 * Letters that do something can be switched off: who speaks to the computer, or types with a stick, presses them without
 * meaning to (WCAG 2.1.4).
 */
export const useLetterKeys = (): [boolean, (isOn: boolean) => void] => {
  const [isOn, setIsOn] = useLocalStorage({
    key: KEY,
    defaultValue: true,
    getInitialValueInEffect: false,
    deserialize: (kept) => kept !== 'false',
  });
  return [isOn, setIsOn];
};
