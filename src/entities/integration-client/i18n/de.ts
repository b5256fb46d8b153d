import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  states: { active: 'Aktiv', expired: 'Abgelaufen', disabled: 'Deaktiviert' },
  scopes: {
    'articles:read': { name: 'Artikel lesen', hint: 'Artikel suchen, lesen und exportieren.' },
    'articles:write': { name: 'Artikel ändern', hint: 'Artikel anlegen, ändern und löschen.' },
    'orders:read': {
      name: 'Bestellungen lesen',
      hint: 'Alle Bestellungen der Organisation auflisten und lesen.',
    },
    'orders:write': { name: 'Bestellungen ändern', hint: 'Bestellungen anlegen, ändern und löschen.' },
    print: {
      name: 'Drucken',
      hint: 'Druckaufträge anlegen und ihre Ergebnisse melden. Etiketten und Drucker lesen.',
    },
  },
};
