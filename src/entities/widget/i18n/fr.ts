import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  deletedElsewhere: 'Ce widget a été supprimé dans un autre onglet.',
  changedElsewhere:
    'Ce widget a été modifié dans un autre onglet. Rechargez-le pour voir la modification, puis faites la vôtre.',
  up: 'Monter {name}',
  down: 'Descendre {name}',
};
