import type { Translation } from 'label-core/sentence';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  ignore: 'Si ce n’était pas vous, vous n’avez rien à faire.',
  verify: {
    subject: 'Confirmez votre adresse e-mail',
    opening: 'L’organisation {organization} a été inscrite avec cette adresse.',
    link: 'Confirmer l’adresse et commencer, dans les 24 heures',
  },
  alreadyRegistered: {
    subject: 'Vous avez déjà un compte',
    opening: 'Quelqu’un a voulu s’inscrire avec cette adresse, qui a déjà un compte.',
    link: 'Se connecter, ou y demander un nouveau mot de passe',
  },
  reset: {
    subject: 'Choisissez un nouveau mot de passe',
    opening: 'Un nouveau mot de passe a été demandé pour le compte de cette adresse.',
    link: 'Choisir un nouveau mot de passe, dans l’heure',
  },
  passwordChanged: {
    subject: 'Votre mot de passe a été changé',
    opening: 'Le mot de passe de votre compte a été changé, et les autres sessions ont été fermées.',
    link: 'Si ce n’était pas vous, demandez un nouveau mot de passe',
    closing: 'Prévenez ensuite votre administration.',
  },
  secondFactorOn: {
    subject: 'La connexion demande maintenant un code',
    opening:
      'Le second facteur de votre compte a été activé : la connexion demande votre mot de passe et un code de votre application. Les autres sessions ont été fermées.',
    link: 'Si ce n’était pas vous, choisissez un nouveau mot de passe',
    closing: 'Prévenez ensuite votre administrateur.',
  },
  secondFactorOff: {
    subject: 'La connexion ne demande plus de code',
    opening:
      'Le second facteur de votre compte a été désactivé : la connexion ne demande que votre mot de passe.',
    openingBy: '{by} a retiré le second facteur de votre compte.',
    openingByOperator: 'L’exploitant du serveur a retiré le second facteur de votre compte.',
    consequence:
      'La connexion ne demande que votre mot de passe jusqu’à ce que vous en configuriez un nouveau dans vos paramètres.',
    link: 'Si ce n’était pas vous, choisissez un nouveau mot de passe',
    closing: 'Prévenez ensuite votre administrateur.',
  },
  invitation: {
    subject: 'Invitation à rejoindre {organization}',
    opening: '{invitedBy} vous invite à rejoindre {organization}.',
    link: 'Créer votre compte, dans les sept jours',
    closing: 'Si vous ne savez pas qui c’est, vous n’avez rien à faire.',
  },
};
