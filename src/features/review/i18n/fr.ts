import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  approvals: 'Décisions prises',
  noApprovals: 'Aucune décision encore sur cette version.',
  approved:
    '{step, select, DataApprover {Données approuvées} DesignApprover {Design approuvé} Publisher {Publication approuvée} other {Approuvée}}',
  rejected:
    '{step, select, DataApprover {Données refusées} DesignApprover {Design refusé} Publisher {Publication refusée} other {Refusée}}',
  seen: '{count, plural, one {# changement regardé} other {# changements regardés}}',
  password: 'Votre mot de passe',
  signs:
    'Vous signez avec votre mot de passe. L’historique dira : « {what, select, DataApprover {{by} a approuvé les données.} DesignApprover {{by} a approuvé le design.} schedule {{by} a fixé l’heure de la publication.} other {{by} a publié la version.}} »',
  passwordNeeded: 'Saisissez votre mot de passe.',
  preview: 'Aperçu et PDF',
  reject: 'Refuser',
  comment: 'Commentaire',
  rejectNeedsComment: 'Indiquez ce qui ne va pas, afin que ce soit corrigé.',
  tooLong: '{most, plural, one {# caractère} other {# caractères}} au maximum.',
  restored: 'Votre saisie non enregistrée est de retour.',
  goBack: 'Revenir',
  close: 'Fermer',
  notDecided: 'La décision n’a pas été enregistrée',
  changed: 'Cette version a changé',
  wasReplaced: 'Son fichier a été remplacé depuis que vous l’avez ouverte.',
  isElsewhere: 'Son état a changé depuis que vous l’avez ouverte : {state}.',
  lookAgain: 'Rechargez-la et regardez-la avant de décider. Votre commentaire est conservé.',
  loadAgain: 'Recharger',
  cannotDecide: 'Lecture seule',
  versionIn: '{version, select, unknown {Cette version} other {Version {version}}} : {state}',
  notHere: 'Il n’y a rien à décider ici pour le moment.',
  notFound: 'Version introuvable. Elle a peut-être été supprimée avec son étiquette.',
  toList: 'Contrôle des étiquettes',
  left: '{count, plural, =0 {Plus rien ne vous attend.} one {Encore # à traiter.} other {Encore # à traiter.}}',
};
