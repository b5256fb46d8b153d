import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  addTitle: 'API-Client hinzufügen',
  addDescription: 'Geben Sie einem externen Programm Zugriff und wählen Sie seine Berechtigungen.',
  add: 'Client hinzufügen',
  loading: 'API-Client',
  notFound: 'API-Client nicht gefunden. Möglicherweise wurde er gelöscht.',
  toList: 'Alle API-Clients anzeigen',
  name: 'Name',
  nameHint:
    'Ein Name, an dem alle das Programm erkennen, etwa „Webshop“. Er steht bei allem, was das Programm tut.',
  scopes: 'Berechtigungen',
  scopesHint: 'Nicht mehr als nötig: Das Programm handelt für die ganze Organisation.',
  expires: 'Ablauf',
  expiresOn: 'Letzter Tag',
  expiresHint: 'Nach diesem Tag wird der Client abgewiesen. Bleibt das Feld leer, läuft er nicht ab.',
  access: 'Zugriff',
  isEnabled: 'Aktiv',
  isEnabledHint:
    'Ist er deaktiviert, wird der Client sofort abgewiesen, auch mit einem Token, das er schon hat.',
  credentials: 'ID und Geheimnis',
  clientId: 'Client-ID',
  copyClientId: 'Client-ID kopieren',
  secret: 'Client-Geheimnis',
  copySecret: 'Client-Geheimnis kopieren',
  secretFact: 'Geheimnis',
  endsIn: 'endet auf {ending}, erzeugt am {when}',
  previous: 'Altes Geheimnis',
  worksUntil: 'gilt bis {when}',
  lastUsed: 'Zuletzt verwendet',
  notYet: 'Noch nicht',
  created: 'Hinzugefügt',
  createdBy: '{when} von {who}',
  renewAtOnce:
    'Das alte Geheimnis und alle damit erhaltenen Token gelten dann sofort nicht mehr: Das Programm wird abgewiesen, bis es das neue Geheimnis kennt.',
  renewWithOverlap:
    '{hours, plural, one {Beide Geheimnisse gelten eine Stunde lang, danach nur noch das neue.} other {Beide Geheimnisse gelten # Stunden lang, danach nur noch das neue.}}',
  secretOf: 'Geheimnis für {name}',
  howTo:
    'Das Programm tauscht ID und Geheimnis bei {call} gegen ein Token. Die README beschreibt jeden Schritt.',
  deleteNotOffered: 'Schon gelöscht oder von diesem Server nicht unterstützt.',
  errors: {
    noName: 'Geben Sie dem Client einen Namen.',
    longName: 'Höchstens {most, number} Zeichen.',
    noScope: 'Wählen Sie mindestens eine Berechtigung.',
    pastDay: 'Dieser Tag ist vorbei. Wählen Sie einen späteren oder keinen.',
  },
};
