import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  title: 'Publier',
  firstVersion:
    '{version, select, unknown {Cette version} other {La version {version}}} est la première de cette étiquette.',
  nextVersion:
    '{before, select, unknown {Une autre version} other {La version {before}}} est imprimée actuellement ; {version, select, unknown {cette version} other {la version {version}}} la remplacera.',
  changes: 'Changements',
  changesOf:
    '{regions, plural, one {# changement} other {# changements}} sur l’étiquette, {rows, plural, one {# texte ou variable modifié} other {# textes et variables modifiés}}.',
  alike: 'Aucun changement visible sur l’étiquette.',
  allNew: 'Cette étiquette n’a pas encore de version publiée : tout est donc nouveau.',
  comparing: 'Comparaison des deux versions',
  notCompared: 'Les deux versions n’ont pas pu être comparées.',
  showComparison: 'Afficher la comparaison',
  showLabel: 'Afficher l’étiquette',
  hideComparison: 'Masquer',
  publication: 'Publication',
  when: 'Quand',
  now: 'Maintenant',
  later: 'À une date et une heure',
  at: 'Date et heure',
  noTime: 'Choisissez une date et une heure.',
  timePassed: 'Cette heure est passée. Choisissez-en une plus tardive.',
  zone: 'Dans le fuseau horaire de cet ordinateur : {zone}.',
  commentHint: 'Conservé avec la publication. Obligatoire pour refuser.',
  commentTooLong: '{most, number} caractères au maximum.',
  staleReason: 'Cette version a changé depuis que vous l’avez ouverte. Rechargez-la d’abord.',
  prints:
    'À partir de là, « {label} » s’imprime dans {version, select, unknown {cette version} other {la version {version}}}.',
  printsInstead:
    'À partir de là, « {label} » s’imprime dans {version, select, unknown {cette version} other {la version {version}}} au lieu de {before, select, unknown {la précédente} other {la version {before}}}.',
  publish: 'Publier',
  publishTitle:
    'Publier {version, select, unknown {cette version} other {la version {version}}} maintenant ?',
  publishConfirm: 'Publier maintenant',
  printedBefore:
    'Les impressions utilisent désormais la nouvelle étiquette. Les étiquettes déjà imprimées ne changent pas.',
  published:
    '« {label} » s’imprime désormais dans {version, select, unknown {cette version} other {la version {version}}}.',
  schedule: 'Planifier',
  scheduleTitle:
    'Publier {version, select, unknown {cette version} other {la version {version}}} plus tard ?',
  scheduleConfirm: 'Planifier',
  publishedThen:
    '{version, select, unknown {Cette version} other {La version {version}}} sera publiée automatiquement le {at} ({zone}).',
  untilThen: 'D’ici là, vous pouvez changer l’heure, annuler la planification ou refuser la version.',
  scheduled:
    '« {label} » s’imprimera dans {version, select, unknown {cette version} other {la version {version}}} à partir du {at}.',
  isScheduled: 'Planifiée pour le {at} ({zone})',
  scheduledHint: 'Vous pouvez changer l’heure ci-dessous, publier maintenant ou annuler la planification.',
  cancelSchedule: 'Annuler la planification',
  cancelNotOffered:
    'Ce serveur ne permet pas d’annuler une planification. Choisissez une autre heure ou refusez la version.',
  rejectTitle: 'Refuser {version, select, unknown {cette version} other {la version {version}}} ?',
  rejectConfirm: 'Refuser',
  becomesDraft:
    '« {label} », {version, select, unknown {cette version} other {version {version}}}, repasse en brouillon. Ses données et son design doivent être approuvés à nouveau.',
  readBy: '{by} verra votre commentaire.',
  readByUploader: 'La personne qui l’a déposée verra votre commentaire.',
  rejected:
    'Vous avez refusé « {label} », {version, select, unknown {cette version} other {version {version}}} ; elle repasse en brouillon.',
};
