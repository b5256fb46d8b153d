import type { Translation } from 'label-core/sentence';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  access: {
    notSignedIn: 'Bitte melden Sie sich an: Es gibt kein gültiges Zugriffstoken.',
    noKey:
      '{kind, select, agent {Der Schlüssel eines Agenten fehlt: Senden Sie ihn als Bearer-Token.} other {Der Schlüssel eines Konnektors fehlt: Senden Sie ihn als Bearer-Token.}}',
    refused: 'Sie dürfen das nicht. {rule}',
    rule: {
      open: 'Dieser Aufruf steht allen offen.',
      signedIn: 'Dafür ist eine Anmeldung nötig.',
      key: '{kind, select, agent {Dieser Aufruf braucht den Schlüssel eines Agenten.} other {Dieser Aufruf braucht den Schlüssel eines Konnektors.}}',
      rights: 'Nötige Rolle: {rights}.',
      permissions: 'Nötige Berechtigung: {permissions}.',
    },
    orRight: 'oder {right}',
  },
  right: {
    administrator: 'Administration',
    user: 'Drucken',
    tenantAdmin: 'Hauptadministration',
    articleManager: 'Artikelverwaltung',
    groupManager: 'Gruppenverwaltung',
    orderManager: 'Bestellverwaltung',
    labelManager: 'Etikettenverwaltung',
    dataImporter: 'Datenimport',
    printerManager: 'Verwaltung der Druckeinstellungen',
    reviewMaster: 'Leitung der Prüfung',
    labelDesigner: 'Etikettengestaltung',
    dataApprover: 'Datenfreigabe',
    designApprover: 'Gestaltungsfreigabe',
    publisher: 'Veröffentlichung',
    qualityManager: 'Qualitätsmanagement',
    managesPrinters: 'Druckerverwaltung',
  },
  permission: { printerManager: 'Druckerverwaltung' },
  setup: {
    done: 'Platen ist schon eingerichtet. Bitte melden Sie sich an.',
    wrongLink:
      'Dieser Einrichtungslink ist ungültig. Verwenden Sie den, den der Server beim letzten Start ausgegeben hat.',
    expiredLink:
      'Dieser Einrichtungslink ist abgelaufen. Starten Sie den Server neu: Er gibt einen neuen aus.',
  },
};
