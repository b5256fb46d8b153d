import type { Translation } from '../../sentence/index.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  gtin: {
    digitsOnly: 'seuls les chiffres sont admis',
    length: 'un GTIN a 8, 12, 13 ou 14 chiffres, {found, number} trouvés',
    zeros: 'des zéros seuls ne forment pas un numéro',
    checkDigit: 'clé de contrôle {expected} attendue, {found} trouvée',
    unprintable: '« {key} » n’est pas un numéro imprimable : {reason}.',
  },
};
