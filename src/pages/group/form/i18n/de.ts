import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  addTitle: 'Gruppe hinzufügen',
  addDescription: 'Ein Platz für Artikel, Bestellungen, Personen und Drucker, die zusammengehören.',
  add: 'Gruppe hinzufügen',
  loading: 'Gruppe',
  modified: 'Zuletzt geändert: {at}',
  allGroups: 'Alle Gruppen',
  notFound: 'Gruppe nicht gefunden. Möglicherweise wurde sie gelöscht.',
  toList: 'Alle Gruppen anzeigen',
  details: 'Angaben',
  name: 'Name',
  parent: 'Übergeordnete Gruppe',
  isRoot: 'Dies ist die oberste Gruppe. Sie enthält alle anderen Gruppen und kann nicht verschoben werden.',
  hasGroups: 'Diese Gruppe enthält andere Gruppen, deshalb kann sie nur auf der ersten Ebene stehen.',
  defaultPrinter: 'Standarddrucker',
  defaultPrinterHint: 'Für Mitglieder, die keinen anderen Drucker gewählt haben.',
  noPrinter: 'Keiner',
  settings: 'Einstellungen',
  settingsHint: 'Etiketten, die zusätzlich zu denen des Artikels zur Auswahl stehen.',
  setting: {
    useLabelsConnectedToArticlesGroup: {
      label: 'Etiketten der Gruppe des Artikels',
      hint: 'Artikel dieser Gruppe können auch die mit dieser Gruppe verknüpften Etiketten verwenden.',
    },
    useLabelsConnectedToOrdersGroup: {
      label: 'Etiketten der Gruppe der Bestellung',
      hint: 'Jede Position einer Bestellung dieser Gruppe kann auch die mit dieser Gruppe verknüpften Etiketten verwenden.',
    },
    useLabelsConnectedToUserDefaultGroup: {
      label: 'Etiketten der Hauptgruppe des Mitglieds',
      hint: 'Mitglieder mit dieser Hauptgruppe können die Etiketten der Gruppe für jeden Artikel verwenden.',
    },
    allowOrderImportToThisGroup: {
      label: 'Import von Bestellungen in diese Gruppe zulassen',
      hint: 'Diese Gruppe kann beim Import von Bestellungen als Ziel gewählt werden.',
    },
  },
  members: 'Mitglieder',
  membersHint: 'Mitglieder sehen die Artikel und Bestellungen dieser Gruppe und der Gruppen darunter.',
  findMember: 'Person suchen',
  printers: 'Drucker',
  printersHint: 'Die Drucker für diese Gruppe. Ein Drucker ohne Gruppe ist für alle da.',
  findPrinter: 'Drucker suchen',
  disabled: 'deaktiviert',
  noMembers: 'Noch keine Mitglieder. Suchen Sie eine Person.',
  noPrinters: 'Noch keine Drucker für diese Gruppe.',
  noneFound: 'Nichts zu „{search}“ gefunden.',
  more: '{shown, number} von {count, number} angezeigt. Die anderen finden Sie mit der Suche.',
  added: '{count, plural, one {# kommt hinzu} other {# kommen hinzu}}',
  removed: '{count, plural, one {# wird entfernt} other {# werden entfernt}}',
  cannotDelete:
    'Nur eine leere Gruppe kann gelöscht werden. Verschieben oder löschen Sie zuerst: {contents}.',
  deleteHint:
    'Mitglieder behalten ihre anderen Gruppen. Ein Drucker, der zu keiner anderen Gruppe gehört, ist dann für alle da.',
  deletion: 'Löschen',
  contents: {
    groups: '{count, plural, one {# Gruppe} other {# Gruppen}}',
    articles: '{count, plural, one {# Artikel} other {# Artikel}}',
    orders: '{count, plural, one {# Bestellung} other {# Bestellungen}}',
  },
  deleteNotOffered: 'Schon gelöscht oder von diesem Server nicht unterstützt.',
  errors: {
    noName: 'Geben Sie der Gruppe einen Namen.',
    longName: 'Höchstens {most, number} Zeichen.',
  },
};
