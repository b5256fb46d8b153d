import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  chooseFile: 'Choisir un fichier',
  chooseOther: 'Choisir un autre fichier',
  drop: 'ou déposez-le ici',
  dropNow: 'Relâchez le fichier',
  limits: 'CSV, TSV ou XLSX, jusqu’à {size} et {rows, number} lignes. Le fichier est lu sur cet ordinateur.',
  reading: 'Lecture du fichier',
  sheet: 'Feuille',
  encoding: 'Encodage',
  delimiter: 'Séparateur',
  delimiters: { comma: 'Virgule  ,', semicolon: 'Point-virgule  ;', tab: 'Tabulation', bar: 'Barre  |' },
  hasHeader: 'La première ligne contient les en-têtes',
  preview: 'Les premières lignes du fichier',
  line: 'Ligne',
  column: 'Colonne {number, number}',
  notOpen: 'Aucun fichier ouvert. Choisissez-le à nouveau.',
  readerStopped:
    'Le fichier n’a pas pu être lu dans ce navigateur. Choisissez-le à nouveau ; si cela ne suffit pas, divisez-le ou rechargez la page.',
};
