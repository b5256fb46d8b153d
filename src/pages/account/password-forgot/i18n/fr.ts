import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  forgotTitle: 'Mot de passe oublié ?',
  forgotHint: 'Saisissez votre adresse e-mail : vous recevrez un lien pour choisir un nouveau mot de passe.',
  email: 'E-mail',
  send: 'Envoyer le lien',
  sendFailed: 'L’e-mail n’a pas pu être envoyé',
  sentTitle: 'Consultez vos e-mails',
  sent: 'S’il existe un compte pour {email}, un message avec un lien est en route. Le lien fonctionne une fois, pendant une heure.',
  back: 'Retour à la connexion',
  resetTitle: 'Choisir un nouveau mot de passe',
  resetHint: 'Toutes vos sessions seront fermées. Connectez-vous ensuite avec le nouveau mot de passe.',
  password: 'Nouveau mot de passe',
  reset: 'Changer le mot de passe',
  resetFailed: 'Le mot de passe n’a pas changé',
  again: 'Demander un nouveau lien',
  doneTitle: 'Votre mot de passe a été changé',
  done: 'Les sessions précédentes sont fermées.',
  signIn: 'Se connecter',
};
