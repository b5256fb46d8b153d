import { useLocalStorage } from '@mantine/hooks';

/** Storage key for whether n and p move between changes; stored in this browser. */
const KEY = 'review_letter_keys';

/**
 * Returns whether letter shortcuts are on, and a setter. They can be switched off because people who use speech input,
 * or type with a stick, trigger them unintentionally (WCAG 2.1.4).
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
