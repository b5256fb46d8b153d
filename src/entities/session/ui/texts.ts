import { PASSWORD_MIN } from '../model/password-rules';

export const texts = {
  passwordRule: `At least ${PASSWORD_MIN} characters; a sentence of 15 or more is better.`,
  demoMailsHint: 'This demo has no mail server.',
  demoMails: 'Read its mails',
} as const;
