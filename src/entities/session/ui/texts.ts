import { PASSWORD_MIN } from '../model/password-rules';

export const texts = {
  passwordRule: `At least ${PASSWORD_MIN} characters; a sentence of 15 or more is better.`,
  demoLettersHint: 'This demo has no mail server.',
  demoLetters: 'Read its letters',
} as const;
