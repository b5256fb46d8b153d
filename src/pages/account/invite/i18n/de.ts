import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  title: 'Konto einrichten',
  hint: 'Sie haben eine Einladung zu {organization}.',
  hintBy: '{invitedBy} lädt Sie zu {organization} ein.',
  email: 'E-Mail',
  firstName: 'Vorname',
  lastName: 'Nachname',
  password: 'Passwort',
  submit: 'Konto einrichten',
  failed: 'Ihr Konto konnte nicht eingerichtet werden',
  badTitle: 'Diese Einladung ist nicht verwendbar',
  noToken:
    'Dieser Link ist unvollständig. Öffnen Sie den Link Ihrer Einladung erneut oder bitten Sie um eine neue Einladung.',
  loading: 'Einladung wird geladen',
  retry: 'Erneut versuchen',
  toSignIn: 'Zur Anmeldung',
  errors: {
    noFirstName: 'Geben Sie Ihren Vornamen ein.',
    noLastName: 'Geben Sie Ihren Nachnamen ein.',
  },
};
