import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  loading: 'Versions de l’étiquette',
  onlyWaiting: 'Ce serveur n’affiche que les versions en attente de contrôle.',
  notFound: 'Étiquette introuvable, ou ce serveur ne conserve pas les versions des étiquettes.',
  toList: 'Voir toutes les étiquettes',
  printed: 'La version {version} s’imprime actuellement.',
  nothingPrinted: 'Aucune version de cette étiquette n’est encore imprimée.',
  upload: 'Déposer une version',
  underWay: '{version, select, unknown {Cette version} other {Version {version}}} en cours',
  noneUnderWay: 'Aucune version en cours',
  noneUnderWayHint:
    'Déposez un fichier pour créer la version suivante. Elle commence en brouillon, puis elle est contrôlée.',
  scheduled: 'Elle sera publiée automatiquement le {at}.',
  uploadedBy: 'Déposée par',
  uploadedAt: 'Déposée le',
  comment: 'Commentaire',
  file: 'Fichier',
  testData: 'Données de test',
  testRows: '{count, plural, one {# ligne} other {# lignes}}',
  hash: 'Empreinte',
  approved:
    '{step, select, DataApprover {Données approuvées} DesignApprover {Design approuvé} Publisher {Publication approuvée} other {Approuvée}} par {by}, le {at}',
  rejected:
    '{step, select, DataApprover {Données refusées} DesignApprover {Design refusé} Publisher {Publication refusée} other {Refusée}} par {by}, le {at}',
  editDraft: 'Modifier fichier et données de test',
  design: 'Concevoir',
  replaceFile: 'Remplacer le fichier',
  preview: 'Aperçu',
  previewOf: 'Aperçu de {version, select, unknown {cette version} other {la version {version}}}',
  submit: {
    action: 'Soumettre à l’approbation',
    question:
      'Soumettre {version, select, unknown {cette version} other {la version {version}}} à l’approbation ?',
    effect:
      'Ses données sont approuvées, puis son design, puis elle est publiée. Un nouveau fichier la remet en brouillon.',
    comment: 'Commentaire pour l’approbation',
    done: '{version, select, unknown {Cette version} other {La version {version}}} a été soumise à l’approbation.',
    failed:
      '{version, select, unknown {Cette version} other {La version {version}}} n’a pas été soumise à l’approbation',
  },
  withdraw: {
    action: 'Retirer',
    actionOf: 'Retirer {version, select, unknown {cette version} other {la version {version}}}',
    question: 'Retirer {version, select, unknown {cette version} other {la version {version}}} ?',
    effect:
      'Son contrôle s’arrête là et elle ne pourra plus être publiée. La version imprimée actuellement ne change pas. Cette action est définitive.',
    effectPrinted:
      'Personne ne pourra imprimer cette étiquette tant qu’une autre version n’est pas publiée. Cette action est définitive.',
    comment: 'Motif',
    noComment: 'Indiquez le motif du retrait.',
    done: '{version, select, unknown {Cette version} other {La version {version}}} a été retirée.',
    failed: '{version, select, unknown {Cette version} other {La version {version}}} n’a pas été retirée',
  },
  commentTooLong: '{most, number} caractères au maximum.',
  cancel: 'Annuler',
  versions: 'Versions',
  version: 'Version',
  state: 'État',
  published: 'Publiée le',
  actions: 'Actions',
  prints: 'Impressions',
  printsOf: 'Impressions de {version, select, unknown {cette version} other {la version {version}}}',
  none: '–',
  history: 'Piste d’audit',
  historyHint:
    'Chaque étape de chaque version. Chaque entrée est scellée par une empreinte calculée sur elle-même et sur la précédente : toute modification est ainsi détectable.',
  noHistory: 'Aucun événement pour cette étiquette.',
  entryOf: '{meaning} (version {version})',
  server: 'Le serveur',
  signed: 'Signée par mot de passe',
  saw: '{count, plural, one {# zone modifiée regardée} other {# zones modifiées regardées}}',
  region: '{number, number}. {words}',
  entryHash: 'Entrée',
  versionHash: 'Version',
  exportAs: { csv: 'Exporter en CSV', json: 'Exporter en JSON' },
  exported: '{file} a été téléchargé.',
};
