import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  deletedElsewhere: 'Dieses Widget wurde in einem anderen Tab gelöscht.',
  changedElsewhere:
    'Dieses Widget wurde in einem anderen Tab geändert. Laden Sie es neu, um die Änderung zu sehen; ändern Sie es danach.',
  up: '{name} nach oben',
  down: '{name} nach unten',
};
