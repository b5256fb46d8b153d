import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  title: 'Veröffentlichen',
  firstVersion:
    '{version, select, unknown {Diese Version} other {Version {version}}} ist die erste dieses Etiketts.',
  nextVersion:
    'Zurzeit wird {before, select, unknown {eine andere Version} other {Version {before}}} gedruckt; {version, select, unknown {diese Version} other {Version {version}}} wird sie ersetzen.',
  changes: 'Änderungen',
  changesOf:
    '{regions, plural, one {# Änderung} other {# Änderungen}} auf dem Etikett, {rows, plural, one {# geänderter Text oder geänderte Variable} other {# geänderte Texte und Variablen}}.',
  alike: 'Keine sichtbare Änderung auf dem Etikett.',
  allNew: 'Dieses Etikett hat noch keine veröffentlichte Version, deshalb ist alles neu.',
  comparing: 'Die beiden Versionen werden verglichen',
  notCompared: 'Die Versionen konnten nicht verglichen werden.',
  showComparison: 'Vergleich anzeigen',
  showLabel: 'Etikett anzeigen',
  hideComparison: 'Ausblenden',
  publication: 'Veröffentlichung',
  when: 'Wann',
  now: 'Sofort',
  later: 'Zum gewählten Zeitpunkt',
  at: 'Datum und Uhrzeit',
  noTime: 'Wählen Sie Datum und Uhrzeit.',
  timePassed: 'Dieser Zeitpunkt ist vorbei. Wählen Sie einen späteren.',
  zone: 'In der Zeitzone dieses Computers: {zone}.',
  commentHint: 'Wird mitgespeichert. Zum Ablehnen erforderlich.',
  commentTooLong: 'Höchstens {most, number} Zeichen.',
  staleReason: 'Diese Version hat sich inzwischen geändert. Laden Sie sie zuerst erneut.',
  prints:
    'Von da an wird für „{label}“ {version, select, unknown {diese Version} other {Version {version}}} gedruckt.',
  printsInstead:
    'Von da an wird für „{label}“ {version, select, unknown {diese Version} other {Version {version}}} statt {before, select, unknown {der bisherigen} other {Version {before}}} gedruckt.',
  publish: 'Veröffentlichen',
  publishTitle: '{version, select, unknown {Diese Version} other {Version {version}}} jetzt veröffentlichen?',
  publishConfirm: 'Jetzt veröffentlichen',
  printedBefore:
    'Ab jetzt wird mit dem neuen Etikett gedruckt. Bereits gedruckte Etiketten bleiben, wie sie sind.',
  published:
    'Für „{label}“ wird ab jetzt {version, select, unknown {diese Version} other {Version {version}}} gedruckt.',
  schedule: 'Planen',
  scheduleTitle:
    '{version, select, unknown {Diese Version} other {Version {version}}} später veröffentlichen?',
  scheduleConfirm: 'Planen',
  publishedThen:
    '{version, select, unknown {Diese Version} other {Version {version}}} wird am {at} ({zone}) automatisch veröffentlicht.',
  untilThen: 'Bis dahin können Sie den Zeitpunkt ändern, die Planung aufheben oder die Version ablehnen.',
  scheduled:
    'Für „{label}“ wird ab dem {at} {version, select, unknown {diese Version} other {Version {version}}} gedruckt.',
  isScheduled: 'Geplant für {at} ({zone})',
  scheduledHint: 'Unten können Sie den Zeitpunkt ändern, sofort veröffentlichen oder die Planung aufheben.',
  cancelSchedule: 'Planung aufheben',
  cancelNotOffered:
    'Dieser Server kann keine Planung aufheben. Wählen Sie eine andere Zeit oder lehnen Sie die Version ab.',
  rejectTitle: '{version, select, unknown {Diese Version} other {Version {version}}} ablehnen?',
  rejectConfirm: 'Ablehnen',
  becomesDraft:
    '„{label}“, {version, select, unknown {diese Version} other {Version {version}}}, wird wieder zum Entwurf. Daten und Gestaltung müssen erneut freigegeben werden.',
  readBy: '{by} sieht Ihren Kommentar.',
  readByUploader: 'Wer die Version hochgeladen hat, sieht Ihren Kommentar.',
  rejected:
    'Sie haben „{label}“, {version, select, unknown {diese Version} other {Version {version}}}, abgelehnt; sie ist wieder ein Entwurf.',
};
