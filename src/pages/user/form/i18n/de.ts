import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  title: 'Konto hinzufügen',
  description: 'Die Person erhält eine E-Mail mit einem Link, um ihr Konto einzurichten.',
  email: 'E-Mail',
  roles: 'Kontotyp und Rollen',
  permissions: 'Berechtigungen',
  qualityRoles: 'Qualitätssicherung',
  groups: 'Gruppen',
  noneOffered: 'Keine verfügbar.',
  invite: 'Einladung senden',
  promised:
    '{count, plural, one {# offene Einladung belegt einen Platz.} other {# offene Einladungen belegen je einen Platz.}}',
  loading: 'Konto',
  notFound: 'Konto nicht gefunden. Möglicherweise wurde es gelöscht.',
  toList: 'Alle Konten anzeigen',
  name: 'Name',
  firstname: 'Vorname',
  lastname: 'Nachname',
  lastSignIn: 'Letzte Anmeldung',
  neverSignedIn: 'Noch nie',
  enabled: 'Aktiv',
  disabled: 'Deaktiviert',
  factor: {
    title: 'Zweiter Faktor',
    on: 'Ein',
    off: 'Aus',
    remove: 'Zweiten Faktor entfernen',
    question: 'Den zweiten Faktor von {name} entfernen?',
    consequence:
      '{name} meldet sich dann nur mit dem Passwort an und erfährt es per E-Mail. Tun Sie das nur, wenn Sie wissen, dass {name} darum bittet.',
    confirm: 'Entfernen',
    keep: 'Behalten',
    removed: 'Der zweite Faktor von {name} wurde entfernt.',
  },
  account: 'Konto',
  own: 'Dies ist Ihr eigenes Konto: Sie können es nicht deaktivieren oder löschen. Ein anderes Administrationskonto kann es.',
  disable: 'Deaktivieren',
  disableHint:
    '{name} wird sofort abgemeldet und kann sich erst wieder anmelden, wenn das Konto aktiviert ist. Das macht einen Platz in Ihrem Abonnement frei; Rollen, Gruppen und Einstellungen bleiben erhalten.',
  enable: 'Aktivieren',
  enableHint: '{name} kann sich nicht anmelden. Das Aktivieren stellt alles wieder her, wie es war.',
  deleteHint:
    'Das Löschen eines Kontos ist endgültig. Drucke von {name} bleiben unter diesem Namen im Verlauf.',
  nowEnabled: '{name} kann sich wieder anmelden.',
  nowDisabled: '{name} wurde abgemeldet und kann sich nicht mehr anmelden.',
  errors: {
    noFirst: 'Geben Sie den Vornamen ein.',
    noLast: 'Geben Sie den Nachnamen ein.',
    longName: 'Höchstens {most, number} Zeichen.',
    noType:
      'Wählen Sie „Administration“, „Drucken“ oder beides: Ohne eines davon ist keine Anmeldung möglich.',
  },
  locks: {
    own: 'Sie können sich dies nicht selbst entziehen. Das kann nur eine andere Person, die es hat.',
    tenantAdmin: 'Nur die Hauptadministration kann dies vergeben oder entziehen.',
  },
  roleHints: {
    Administrator: 'Richtet die Organisation ein: Konten, Integrationen, Widgets, Artikel.',
    User: 'Druckt Artikel, Etiketten und Bestellungen.',
    TenantAdmin: 'Verwaltet das Abonnement.',
    ArticleManager: 'Fügt Artikel hinzu und ändert sie.',
    GroupManager: 'Verwaltet Gruppen: ihre Mitglieder, Drucker und Einstellungen.',
    OrderManager: 'Fügt Bestellungen hinzu und ändert sie.',
    LabelManager: 'Verwaltet Etiketten, Standardetiketten und die Medienbibliothek.',
    DataImporter: 'Importiert Artikel und Bestellungen aus Dateien.',
    PrinterManager: 'Verwaltet Druckeinstellungen: welcher Drucker welches Etikett druckt.',
  },
  permissionHints: {
    PrinterManager: 'Fügt Drucker hinzu, ändert und testet sie.',
  },
  qualityHints: {
    Master: 'Kann in jedem Schritt handeln, auch bei eigenen Versionen.',
    LabelDesigner: 'Lädt Versionen hoch und reicht sie zur Prüfung ein.',
    DataApprover: 'Gibt die Daten einer Version frei.',
    DesignApprover: 'Gibt die Gestaltung einer Version frei.',
    Publisher: 'Veröffentlicht freigegebene Versionen.',
    QualityManager: 'Verfolgt alle Prüfungen.',
  },
};
