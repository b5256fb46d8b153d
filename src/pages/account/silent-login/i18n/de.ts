import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  title: 'Sie werden angemeldet',
  failed: 'Anmeldung fehlgeschlagen',
  slow: 'Das dauert länger als üblich.',
  back: 'Zurück zur Anmeldung',
  errors: {
    none: 'Hier liegt keine Antwort eines Identitätsanbieters vor. Beginnen Sie auf der Anmeldeseite von vorn.',
    unexpected:
      'Diese Antwort gehört zu keiner Anmeldung in diesem Browser-Tab, oder die Anmeldung hat länger als zehn Minuten gedauert. Beginnen Sie von vorn.',
    'mixed-up':
      'Die Antwort des Identitätsanbieters gehört nicht zu dieser Anmeldung und wurde nicht verwendet. Beginnen Sie von vorn.',
    refused:
      'Der Identitätsanbieter hat Ihre Identität nicht bestätigt. Beginnen Sie von vorn oder melden Sie sich mit Ihrem Passwort an.',
    incomplete:
      'Der Identitätsanbieter hat unvollständig geantwortet. Beginnen Sie von vorn oder melden Sie sich mit Ihrem Passwort an.',
  },
};
