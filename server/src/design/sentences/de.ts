import type { Translation } from 'label-core/sentence';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  mediaFile: {
    large: 'Das Bild ist größer als {most, number}\u00A0MB.',
    empty: 'Die Datei ist leer.',
    drawing:
      'SVG-Zeichnungen können Programme enthalten und werden nicht angenommen. Fügen Sie sie als PNG hinzu.',
    document: 'Ein PDF ist kein Bild. Fügen Sie es als PNG hinzu.',
    otherKind: '{kind}-Bilder können nicht gedruckt werden. Fügen Sie es als PNG oder JPEG hinzu.',
    unknownKind: 'Es ist kein druckbares Bild. Etiketten nehmen PNG- und JPEG-Bilder an.',
    wrongEnding:
      'Der Name endet auf .{ending}, aber es ist ein {kind}-Bild. Geben Sie ihm die richtige Endung und fügen Sie es erneut hinzu.',
    wrongType: 'Es wurde als {type} gesendet, aber es ist ein {kind}-Bild.',
    noPixels: 'Es hat keine Pixel.',
    manyPixels:
      'Es hat {width, number} × {height, number} Pixel; höchstens {millions, number} Millionen können gedruckt werden. Verkleinern Sie es und fügen Sie es erneut hinzu.',
    animated: 'Es ist animiert: Speichern Sie ein Einzelbild davon als einfaches PNG.',
    damaged: 'Die {kind}-Datei ist beschädigt oder unvollständig.',
    unpacksToMore: 'Entpackt hat es mehr Pixel, als es angibt.',
  },
  mediaLibrary: {
    folderName:
      'Der Name eines Ordners besteht aus Buchstaben, Ziffern, Leerzeichen, - und _, höchstens {most, number} Zeichen.',
    nameTaken: 'In {folder} gibt es schon ein Bild mit dem Namen {name}.',
    nameTakenOutside: 'Hier gibt es schon ein Bild mit dem Namen {name}.',
    full: 'Die Medienbibliothek ist voll: Sie hat {most, number} Bilder. Löschen Sie einige.',
    noRoom:
      'Die Medienbibliothek ist voll: Alle Bilder zusammen dürfen {most, number}\u00A0MB haben. Löschen Sie einige.',
    noPicture: 'In der Medienbibliothek gibt es kein Bild {id}.',
    inUse: '{users} Entfernen Sie es zuerst dort.',
    usedByLabels:
      '{count, plural, one {{name} wird vom Etikett {labels} verwendet.} other {{more, plural, =0 {{name} wird von den Etiketten {labels} verwendet.} one {{name} wird von den Etiketten {labels} und # weiteren verwendet.} other {{name} wird von den Etiketten {labels} und # weiteren verwendet.}}}}',
    usedByStandardLabels:
      '{count, plural, one {{name} wird vom Standardetikett {labels} verwendet.} other {{more, plural, =0 {{name} wird von den Standardetiketten {labels} verwendet.} one {{name} wird von den Standardetiketten {labels} und # weiteren verwendet.} other {{name} wird von den Standardetiketten {labels} und # weiteren verwendet.}}}}',
    usedByArticles:
      '{count, plural, one {{name} wird von # Artikel verwendet.} other {{name} wird von # Artikeln verwendet.}}',
  },
  label: {
    unusable: 'Dieses Etikett kann nicht verwendet werden. {faults}',
    fault: '{path}: {problem}.',
    noVariable: 'Dieses Etikett hat keine Variable „{variable}“.',
    savedMeanwhile:
      '{by} hat Version {version} von „{name}“ gespeichert, während Sie an einer älteren gearbeitet haben.',
    variableTwice: 'Die Variable „{variable}“ ist doppelt aufgeführt.',
    variableFixed: '„{variable}“ ist auf diesem Etikett festgelegt und kann nicht geändert werden.',
    cannotDelete:
      '„{name}“ kann nicht gelöscht werden: {reasons} Deaktivieren Sie es stattdessen, dann kann es niemand drucken.',
    usedByLines:
      '{count, plural, one {# Bestellposition verwendet es.} other {# Bestellpositionen verwenden es.}}',
    usedByWidgets: '{count, plural, one {# Widget verwendet es.} other {# Widgets verwenden es.}}',
    wasPrinted: 'Es wurde gedruckt, und der Druckverlauf bewahrt auf, was gedruckt wurde.',
  },
  testData: {
    noRow: 'Diese Version hat keine Zeile {row} mit Testdaten.',
    nameTwice: 'Es gibt zwei Zeilen mit dem Namen „{name}“.',
  },
  review: {
    reasonMissing: 'Nennen Sie den Grund: Wer die Version angelegt hat, liest ihn.',
    passwordMissing: 'Unterschreiben Sie diese Entscheidung mit Ihrem Passwort.',
    passwordWrong: 'Dieses Passwort ist nicht richtig.',
    ownVersion: 'Sie haben diese Version selbst hochgeladen: Jemand anderes muss sie freigeben.',
    roleMissing:
      'Das erfordert die Rolle {roles, select, LabelDesigner {Etikettengestaltung oder Leitung der Prüfung} LabelDesignerQualityManager {Etikettengestaltung, Qualitätsmanagement oder Leitung der Prüfung} DataApprover {Datenfreigabe oder Leitung der Prüfung} DesignApprover {Gestaltungsfreigabe oder Leitung der Prüfung} Publisher {Veröffentlichung oder Leitung der Prüfung} PublisherQualityManager {Veröffentlichung, Qualitätsmanagement oder Leitung der Prüfung} other {Leitung der Prüfung}}. Rollen vergibt die Administration unter „Konten“.',
    fileReplaced:
      'Seit dem Öffnen wurde die Datei dieser Version ersetzt. Laden Sie sie erneut und sehen Sie sie an, bevor Sie entscheiden.',
    timePassed: 'Diese Zeit ist vorbei. Wählen Sie eine spätere oder veröffentlichen Sie sofort.',
    timeFar: 'Wählen Sie eine Zeit innerhalb eines Jahres.',
    stands:
      '{state, select, Draft {Version {version} von „{name}“ ist jetzt ein Entwurf.} DataApprover {Version {version} von „{name}“ ist jetzt in der Datenfreigabe.} DesignApprover {Version {version} von „{name}“ ist jetzt in der Gestaltungsfreigabe.} Publisher {Version {version} von „{name}“ wartet jetzt auf die Veröffentlichung.} Published {Version {version} von „{name}“ ist jetzt veröffentlicht.} Superseded {Version {version} von „{name}“ ist jetzt ersetzt.} other {Version {version} von „{name}“ ist jetzt zurückgezogen.}}',
    standsSince:
      '{state, select, Draft {Version {version} von „{name}“ ist jetzt ein Entwurf: {last}} DataApprover {Version {version} von „{name}“ ist jetzt in der Datenfreigabe: {last}} DesignApprover {Version {version} von „{name}“ ist jetzt in der Gestaltungsfreigabe: {last}} Publisher {Version {version} von „{name}“ wartet jetzt auf die Veröffentlichung: {last}} Published {Version {version} von „{name}“ ist jetzt veröffentlicht: {last}} Superseded {Version {version} von „{name}“ ist jetzt ersetzt: {last}} other {Version {version} von „{name}“ ist jetzt zurückgezogen: {last}}}',
  },
  reviewStep: {
    uploaded: '{by} hat die Version hochgeladen.',
    testDataChanged: '{by} hat die Testdaten geändert.',
    fileReplaced: '{by} hat die Datei ersetzt.',
    submitted: '{by} hat die Version zur Freigabe eingereicht.',
    approved:
      '{from, select, DataApprover {{by} hat die Daten freigegeben.} DesignApprover {{by} hat die Gestaltung freigegeben.} Publisher {{by} hat die Veröffentlichung freigegeben.} other {{by} hat die Version freigegeben.}}',
    rejected:
      '{from, select, DataApprover {{by} hat die Daten abgelehnt.} DesignApprover {{by} hat die Gestaltung abgelehnt.} Publisher {{by} hat die Veröffentlichung abgelehnt.} other {{by} hat die Version abgelehnt.}}',
    published: '{by} hat die Version veröffentlicht.',
    withdrawn:
      '{from, select, Published {{by} hat die veröffentlichte Version zurückgezogen.} other {{by} hat die Version zurückgezogen.}}',
    superseded: '{by} hat sie durch eine neuere Version ersetzt.',
    publishedAtOnce: '{by} hat die Version sofort veröffentlicht, weil niemand sie freigeben konnte.',
    scheduled: '{by} hat die Zeit der Veröffentlichung festgelegt.',
    unscheduled: '{by} hat die Zeit der Veröffentlichung zurückgenommen.',
    publishedOnTime: '{by} hat die Version zur festgelegten Zeit veröffentlicht.',
  },
  standardLabel: {
    changed:
      'Dieses Standardetikett wurde inzwischen von jemand anderem geändert. Laden Sie die Seite neu, um die Änderung zu sehen, und ändern Sie dann.',
    keepsTemplate: 'Ein Standardetikett behält die Vorlage, aus der es erstellt wurde.',
    noParameter: 'Diese Vorlage hat keinen Parameter „{parameter}“.',
    valueMissing: '{parameter} muss ausgefüllt sein.',
    valueLong: '{parameter} kann höchstens {most, number} Zeichen haben.',
    valueBraces: '{parameter} darf weder „{opening}“ noch „{closing}“ enthalten.',
    valueOneLine: '{parameter} kann nur eine Zeile haben.',
    valueChoice: '{parameter} muss einer dieser Werte sein: {options}.',
    valueToggle: '{parameter} muss „true“ oder „false“ sein.',
    valuePicture: '{parameter} ist kein Bild der Medienbibliothek.',
    noCounter: '{parameter}: „{counter}“ ist kein aktiver Zähler für SSCC.',
  },
};
