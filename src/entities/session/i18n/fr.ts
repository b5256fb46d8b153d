import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  passwordRule: 'Au moins {least, number} caractères ; mieux, une phrase de 15 ou plus.',
  demoMailsHint: 'Cette démo n’a pas de serveur de messagerie.',
  demoMails: 'Lire ses e-mails',
  emailErrors: {
    missing: 'Saisissez une adresse e-mail.',
    form: 'Saisissez une adresse e-mail valide, par exemple nom@example.com.',
  },
  passwordErrors: {
    missing: 'Saisissez un mot de passe.',
    short: 'Saisissez au moins {least, number} caractères.',
    long: 'Saisissez au plus {most, number} caractères.',
    isAddress: 'N’utilisez pas votre adresse e-mail comme mot de passe.',
  },
};
