import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  or: 'ou',
  continueWith: {
    microsoft: 'Continuer avec Microsoft',
    google: 'Continuer avec Google',
  },
  notActive: 'Organisation résiliée ou suspendue',
  codeTitle: 'Saisissez votre code',
  signIn: 'Se connecter',
  codeFailed: 'Le code n’a pas été accepté',
  back: 'Retour',
  code: {
    hint: 'Votre mot de passe est correct. Ouvrez votre application d’authentification et saisissez le code qu’elle affiche pour {email}.',
    label: 'Code',
    missing: 'Saisissez le code de votre application.',
    wrong: 'Ce code est erroné ou a déjà été utilisé. Saisissez le prochain que votre application affiche.',
    other: 'Utiliser un code de secours',
  },
  recovery: {
    hint: 'Votre mot de passe est correct. Saisissez un des codes de secours que vous avez gardés pour {email}. Chacun ne sert qu’une fois.',
    label: 'Code de secours',
    missing: 'Saisissez un code de secours.',
    wrong: 'Ce code de secours est erroné ou a déjà été utilisé.',
    other: 'Utiliser le code de l’application',
  },
};
