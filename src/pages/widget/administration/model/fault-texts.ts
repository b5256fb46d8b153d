import { WIDGET_LIMITS } from '../config/limits';

export const faultTexts = {
  noName: 'Give the widget a name.',
  tooLong: `At most ${WIDGET_LIMITS.nameCharacters} characters.`,
  badQuantity: `The quantity is at most ${WIDGET_LIMITS.quantity}.`,
  noVariable: 'Name the variable of the label that the field fills in.',
  twice: (name: string) => `There are two fields for ${name}.`,
  noOptions: 'Enter something to choose from, one choice a line.',
  sameOption: (value: string) => `${value} is there twice.`,
  nobody: 'Choose at least one group or person, or give it to everybody.',
  tooManyFields: `A card has at most ${WIDGET_LIMITS.variables} fields.`,
} as const;
