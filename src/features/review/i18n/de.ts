import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  approvals: 'Bisherige Entscheidungen',
  noApprovals: 'Noch keine Entscheidungen zu dieser Version.',
  approved:
    '{step, select, DataApprover {Daten freigegeben} DesignApprover {Gestaltung freigegeben} Publisher {Veröffentlichung freigegeben} other {Freigegeben}}',
  rejected:
    '{step, select, DataApprover {Daten abgelehnt} DesignApprover {Gestaltung abgelehnt} Publisher {Veröffentlichung abgelehnt} other {Abgelehnt}}',
  seen: '{count, plural, one {# Änderung angesehen} other {# Änderungen angesehen}}',
  password: 'Ihr Passwort',
  signs:
    'Sie unterschreiben mit Ihrem Passwort. Im Verlauf steht dann: „{what, select, DataApprover {{by} hat die Daten freigegeben.} DesignApprover {{by} hat die Gestaltung freigegeben.} schedule {{by} hat die Zeit der Veröffentlichung festgelegt.} other {{by} hat die Version veröffentlicht.}}“',
  passwordNeeded: 'Geben Sie Ihr Passwort ein.',
  preview: 'Vorschau und PDF',
  reject: 'Ablehnen',
  comment: 'Kommentar',
  rejectNeedsComment: 'Nennen Sie den Fehler, damit er behoben werden kann.',
  tooLong: 'Höchstens {most, number} Zeichen.',
  restored: 'Ihre Eingaben sind wieder da.',
  goBack: 'Zurück',
  close: 'Schließen',
  notDecided: 'Die Entscheidung wurde nicht gespeichert',
  changed: 'Diese Version hat sich geändert',
  wasReplaced: 'Seit dem Öffnen wurde ihre Datei ersetzt.',
  isElsewhere: 'Seit dem Öffnen hat sich ihr Status geändert: {state}.',
  lookAgain: 'Vor der Entscheidung erneut laden und ansehen. Ihr Kommentar bleibt erhalten.',
  loadAgain: 'Erneut laden',
  cannotDecide: 'Nur Ansicht',
  versionIn: '{version, select, unknown {Diese Version} other {Version {version}}}: {state}',
  notHere: 'Hier gibt es zurzeit nichts zu entscheiden.',
  notFound: 'Etikettversion nicht gefunden. Möglicherweise wurde sie mit ihrem Etikett gelöscht.',
  toList: 'Etikettenprüfung',
  left: '{count, plural, =0 {Für Sie steht nichts weiter aus.} one {# steht noch aus.} other {# stehen noch aus.}}',
};
