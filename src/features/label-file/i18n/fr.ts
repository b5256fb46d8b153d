import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  drop: 'Déposez ici le fichier d’étiquette, ou choisissez-le.',
  formats: 'JSON Platen, SVG ou ZPL ; 10 Mo au maximum.',
  choose: 'Choisir un fichier',
  chooseAnother: 'Choisir un autre fichier',
  oneFile: 'Déposez un seul fichier : il en faut un par étiquette.',
  reading: 'Lecture de {file}…',
  refused: '{file} est inutilisable',
  read: '{file} : {size}, {variables, plural, one {# variable} other {# variables}}.',
  readUnsized: '{file} : {variables, plural, one {# variable} other {# variables}}.',
  notes: 'Modifié à la lecture du fichier',
  nothingTold:
    'Le serveur n’indique pas ce qu’il a lu : il n’y a donc pas d’aperçu. Si vous ajoutez une étiquette maintenant, ajoutez-lui ensuite son fichier sur l’écran de l’étiquette.',
  fileIsGone:
    'Le fichier n’est plus lisible. Il a peut-être été déplacé ou supprimé : choisissez-le à nouveau.',
  added: 'Nouvelles variables',
  removed: 'Variables supprimées',
  kept: 'Variables inchangées',
  none: 'Aucune',
  realSize: {
    title: 'Taille de l’étiquette',
    hint: 'Le fichier n’indique aucune taille en mm. Indiquez celle de l’étiquette : tout son contenu est mis à la même échelle.',
    asNow: {
      both: 'Comme maintenant, {size}',
      widthMm: 'Aussi large que maintenant, {size}',
      heightMm: 'Aussi haute que maintenant, {size}',
    },
    widthMm: 'Largeur en mm',
    heightMm: 'Hauteur en mm',
    fault:
      'Un nombre de {least, number} à {most, number}, pour que tout le contenu de l’étiquette reste dans ses limites.',
  },
};
