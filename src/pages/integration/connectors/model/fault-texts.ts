import { NAME_CHARACTERS } from '../config/limits';

export const faultTexts = {
  noName: 'Give the connector a name.',
  longName: `At most ${NAME_CHARACTERS} characters.`,
} as const;
