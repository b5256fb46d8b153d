import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  title: 'Connexion',
  continueTo: 'Connectez-vous pour continuer.',
  ended: 'Votre session est terminée. Connectez-vous pour reprendre là où vous en étiez.',
  email: 'E-mail',
  password: 'Mot de passe',
  submit: 'Se connecter',
  emailMissing: 'Saisissez votre adresse e-mail.',
  passwordMissing: 'Saisissez votre mot de passe.',
  failed: 'Échec de la connexion',
  forgot: 'Mot de passe oublié ?',
  register: 'Créer une organisation',
};
