import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  uploadTitle: 'Déposer une version',
  replaceTitle: '{version, select, unknown {Modifier la version} other {Modifier la version {version}}}',
  loading: 'Version de l’étiquette',
  ofLabel: 'Pour l’étiquette {label}.',
  finished:
    '{version, select, unknown {Cette version} other {La version {version}}} n’est plus modifiable. État : {state}.',
  notFound: 'Étiquette ou version introuvable. Elle a peut-être été supprimée.',
  toLabel: 'Voir toutes les versions de l’étiquette',
  toList: 'Voir toutes les étiquettes',
  uploadHere: 'Déposer plutôt une nouvelle version',
  file: 'Fichier',
  newFile: 'Nouveau fichier',
  becomes:
    '{version, select, unknown {Ce fichier devient la version suivante, en brouillon.} other {Ce fichier devient la version {version}, en brouillon.}}',
  replacesOpen:
    'Il remplace {version, select, unknown {la version} other {la version {version}}} en cours, qui ne pourra alors plus être publiée.',
  replacesWaiting:
    'Il remplace {version, select, unknown {la version} other {la version {version}}} en cours (en attente de : {people}), qui ne pourra alors plus être publiée.',
  printedMeanwhile: 'Tant que la nouvelle n’est pas publiée, la version {version} est imprimée.',
  nothingPrinted: 'Sans version publiée, cette étiquette ne peut pas être imprimée.',
  replaces: {
    file: 'Il remplace {file}.',
    fileBy: 'Il remplace {file}, déposé par {by}.',
    unnamed: 'Il remplace le fichier actuel.',
    unnamedBy: 'Il remplace le fichier actuel, déposé par {by}.',
  },
  draftAgain:
    '{version, select, unknown {La version} other {La version {version}}} repasse en brouillon, et tout ce qui était approuvé doit l’être à nouveau.',
  onlyFile:
    'Les données de test ne sont modifiables que dans un brouillon. Un nouveau fichier remet cette version en brouillon.',
  discardFile: 'Garder le fichier actuel',
  stale: 'Le fichier de cette version a été remplacé entre-temps',
  staleHint: 'Votre saisie est conservée. Regardez le fichier actuel avant d’enregistrer.',
  takeNewer: 'Continuer avec le fichier actuel',
  comment: 'Commentaire',
  commentHint: 'Indiquez ce qui a changé. Conservé dans la piste d’audit.',
  next: 'Après l’enregistrement',
  nextSteps: {
    draft: { label: 'Garder en brouillon', hint: 'Aucune approbation n’est encore demandée.' },
    ready: { label: 'Soumettre à l’approbation', hint: 'Ses données sont approuvées, puis son design.' },
  },
  submit: { draft: 'Enregistrer en brouillon', ready: 'Enregistrer et soumettre à l’approbation' },
  partlyTitle: 'Enregistrement incomplet',
  partly:
    '{version, select, unknown {La version} other {La version {version}}} a été déposée en brouillon. Le reste n’a pas été enregistré : {why}',
  partlyReplaced: 'Le fichier a été remplacé. Le reste n’a pas été enregistré : {why}',
  unnamed:
    'Le fichier a été déposé comme version suivante, mais ce serveur n’indique pas laquelle. Ses données de test n’ont pas été enregistrées et elle n’a pas été soumise à l’approbation.',
  testData: 'Données de test',
  testDataHint:
    'Des valeurs pour essayer l’étiquette avant de l’approuver : les plus longues, les vides, d’autres écritures. Elles ne sont pas imprimées.',
  noVariables: 'Cette étiquette n’a pas de variables : il n’y a rien à remplir.',
  noRows: 'Pas encore de données de test. L’étiquette est présentée avec des valeurs d’exemple.',
  addRow: 'Ajouter une ligne',
  rowsFull: '{most, number} lignes au maximum.',
  row: 'Ligne {number}',
  nameOf: 'Nom : {row}',
  valuesOf: 'Valeurs : {row}',
  copyOf: '{name} (copie)',
  copy: 'Copier {row}',
  delete: 'Supprimer {row}',
  deleted: 'Ligne supprimée : {row}.',
  preview: 'Aperçu',
  shownWith: 'Affichage avec',
  samples: 'Valeurs d’exemple',
  noPreview: 'Choisissez un fichier pour voir ici l’étiquette telle qu’elle s’imprime.',
  errors: {
    noFile: 'Choisissez le fichier de la version.',
    lostFile:
      'Choisissez à nouveau {name} : au rechargement d’une page, les navigateurs perdent les fichiers.',
    nothing: 'Rien n’a été modifié.',
    longComment: 'Le commentaire est limité à {most, number} caractères.',
    noRowName: 'Donnez un nom à chaque ligne des données de test.',
    longRowName: 'Le nom d’une ligne est limité à {most, number} caractères.',
    rowNameTwice: 'Deux lignes portent le nom « {name} ».',
    longValue: '« {name} » est limité à {most, plural, one {# caractère} other {# caractères}} ici.',
  },
};
