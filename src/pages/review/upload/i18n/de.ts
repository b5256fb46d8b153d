import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  uploadTitle: 'Version hochladen',
  replaceTitle: '{version, select, unknown {Version ändern} other {Version {version} ändern}}',
  loading: 'Etikettversion',
  ofLabel: 'Für das Etikett {label}.',
  finished:
    '{version, select, unknown {Diese Version} other {Version {version}}} kann nicht mehr geändert werden. Status: {state}.',
  notFound: 'Etikett oder Version nicht gefunden, möglicherweise gelöscht.',
  toLabel: 'Alle Versionen des Etiketts anzeigen',
  toList: 'Alle Etiketten anzeigen',
  uploadHere: 'Stattdessen neue Version hochladen',
  file: 'Datei',
  newFile: 'Neue Datei',
  becomes:
    '{version, select, unknown {Daraus entsteht die nächste Version, als Entwurf.} other {Daraus entsteht Version {version}, als Entwurf.}}',
  replacesOpen:
    'Sie ersetzt {version, select, unknown {die Version, die in Bearbeitung ist} other {Version {version}, die in Bearbeitung ist}} und dann nicht mehr veröffentlicht werden kann.',
  replacesWaiting:
    'Sie ersetzt {version, select, unknown {die Version in Bearbeitung} other {Version {version}}}, die auf {people} wartet und dann nicht mehr veröffentlicht werden kann.',
  printedMeanwhile: 'Bis zu ihrer Veröffentlichung wird Version {version} gedruckt.',
  nothingPrinted: 'Bis zu ihrer Veröffentlichung ist dieses Etikett nicht druckbar.',
  replaces: {
    file: 'Sie ersetzt {file}.',
    fileBy: 'Sie ersetzt {file}, hochgeladen von {by}.',
    unnamed: 'Sie ersetzt die aktuelle Datei.',
    unnamedBy: 'Sie ersetzt die aktuelle Datei, hochgeladen von {by}.',
  },
  draftAgain:
    '{version, select, unknown {Die Version} other {Version {version}}} wird wieder zum Entwurf, und alles bisher Freigegebene muss erneut freigegeben werden.',
  onlyFile:
    'Testdaten lassen sich nur im Entwurf ändern. Eine neue Datei macht diese Version wieder zum Entwurf.',
  discardFile: 'Aktuelle Datei behalten',
  stale: 'Jemand hat inzwischen die Datei dieser Version ersetzt',
  staleHint: 'Ihre Eingaben sind noch da. Sehen Sie die aktuelle Datei an, bevor Sie speichern.',
  takeNewer: 'Mit der aktuellen Datei fortfahren',
  comment: 'Kommentar',
  commentHint: 'Was hat sich geändert? Für die Freigabe und das Prüfprotokoll.',
  next: 'Nach dem Speichern',
  nextSteps: {
    draft: { label: 'Als Entwurf behalten', hint: 'Noch muss niemand etwas freigeben.' },
    ready: {
      label: 'Zur Freigabe einreichen',
      hint: 'Zuerst werden die Daten freigegeben, dann die Gestaltung.',
    },
  },
  submit: { draft: 'Als Entwurf speichern', ready: 'Speichern und zur Freigabe einreichen' },
  partlyTitle: 'Nicht alles wurde gespeichert',
  partly:
    '{version, select, unknown {Die Version} other {Version {version}}} wurde als Entwurf hochgeladen. Der Rest wurde nicht gespeichert: {why}',
  partlyReplaced: 'Die Datei wurde ersetzt. Der Rest wurde nicht gespeichert: {why}',
  unnamed:
    'Die Datei wurde als nächste Version hochgeladen, aber dieser Server teilt nicht mit, welche das ist. Ihre Testdaten wurden nicht gespeichert, und sie wurde nicht zur Freigabe eingereicht.',
  testData: 'Testdaten',
  testDataHint:
    'Werte, mit denen das Etikett vor der Freigabe geprüft wird: die längsten, leere, andere Schriftsysteme. Sie werden nicht gedruckt.',
  noVariables: 'Dieses Etikett hat keine Variablen: Es ist nichts auszufüllen.',
  noRows: 'Noch keine Testdaten. Für die Freigabe wird das Etikett mit Beispielwerten gezeigt.',
  addRow: 'Neue Zeile',
  rowsFull: 'Höchstens {most, number} Zeilen.',
  row: 'Zeile {number}',
  nameOf: 'Name: {row}',
  valuesOf: 'Werte von {row}',
  copyOf: '{name} (Kopie)',
  copy: '{row} kopieren',
  delete: '{row} löschen',
  deleted: '{row} wurde gelöscht.',
  preview: 'Vorschau',
  shownWith: 'Gezeigt mit',
  samples: 'Beispielwerte',
  noPreview: 'Wählen Sie eine Datei, um das Etikett hier wie gedruckt zu sehen.',
  errors: {
    noFile: 'Wählen Sie die Datei der Version.',
    lostFile: 'Wählen Sie {name} erneut: Browser behalten Dateien beim Neuladen einer Seite nicht.',
    nothing: 'Es wurde nichts geändert.',
    longComment: 'Der Kommentar kann höchstens {most, number} Zeichen haben.',
    noRowName: 'Geben Sie jeder Zeile der Testdaten einen Namen.',
    longRowName: 'Der Name einer Zeile kann höchstens {most, number} Zeichen haben.',
    rowNameTwice: 'Es gibt zwei Zeilen mit dem Namen „{name}“.',
    longValue: '„{name}“ kann hier höchstens {most, plural, one {# Zeichen} other {# Zeichen}} haben.',
  },
};
