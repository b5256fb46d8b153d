import { LABEL_LIMITS } from '../config/limits';

const count = (number: number) => number.toLocaleString('en');

export const faultTexts = {
  noFile: 'Choose the file of the label.',
  noName: 'Give the label a name.',
  tooLong: `At most ${LABEL_LIMITS.nameCharacters} characters.`,
  badSize: (variable: string) =>
    `The most characters of “${variable}” is a whole number from 1 to ${count(LABEL_LIMITS.propertySize)}, or nothing.`,
  defaultTooLong: (variable: string, most: number) =>
    `The default of “${variable}” has more than ${count(most)} characters.`,
  nameTooLong: (variable: string) =>
    `What people read for “${variable}” has at most ${LABEL_LIMITS.nameCharacters} characters.`,
} as const;
