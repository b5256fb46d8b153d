import type { Translation } from 'label-core/sentence';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  agent: {
    hasPrinters:
      'Diese Drucker sind über diesen Agenten erreichbar: {printers}. Geben Sie ihnen zuerst einen anderen Weg.',
    shutOut: 'Dieser Agent ist gelöscht oder deaktiviert oder hat einen anderen Schlüssel.',
    isDisabled: 'Der Agent „{name}“ ist deaktiviert.',
    neverConnected: 'Der Agent „{name}“ ist nicht verbunden. Er war noch nie verbunden.',
    away: 'Der Agent „{name}“ auf {machine} ist nicht verbunden; zuletzt war er am {date} um {time} UTC verbunden.',
    deleted:
      'Der Agent „{name}“ wurde gelöscht. Drucken Sie es erneut aus dem Verlauf, auf einem anderen Drucker.',
    deletedMeanwhile: 'Der Agent eines Druckers wurde inzwischen gelöscht. Drucken Sie erneut.',
  },
  agentJob: {
    lostWithAgent: 'Der Agent „{name}“ wurde gelöscht.',
    unknownWithAgent: 'Der Agent „{name}“ wurde gelöscht, bevor er das Ergebnis gemeldet hat.',
    unknownWithJournal:
      'Der Agent „{name}“ hat sich auf {machine} ohne sein bisheriges Protokoll zurückgemeldet: Ob gedruckt wurde, ist unklar. Sehen Sie am Drucker nach.',
    notFetched: 'Der Agent „{name}“ hat die Datei innerhalb eines Tages nicht abgeholt.',
    notConfirmed:
      'Der Agent „{name}“ hat nicht innerhalb eines Tages bestätigt, dass er die Datei hat. Sehen Sie am Drucker nach.',
    otherKey: 'Dieser Schlüssel gehört zu einer anderen Datei eines Drucks.',
    noAgent: 'Kein Agent druckt diese Datei: Senden Sie sie an eine Druckhilfe.',
    underWay: 'Diese Datei ist schon übergeben und noch nicht abgeschlossen. Brechen Sie das zuerst ab.',
    laterKey: 'Diese Datei wurde inzwischen unter einem späteren Schlüssel erneut übergeben.',
    expired:
      'Diese Datei wurde einen Tag aufbewahrt und ist nicht mehr da. Drucken Sie sie erneut aus dem Verlauf.',
    over: 'Das ist abgeschlossen: Es gibt nichts mehr abzubrechen.',
  },
  printFile: {
    gone: 'Diese Druckdatei gibt es nicht: Der Link ist abgelaufen oder war nie gültig.',
    testGone: 'Dieses Testetikett gibt es nicht: Der Link ist abgelaufen oder war nie gültig.',
  },
  print: {
    noLabel: 'Es gibt kein veröffentlichtes Etikett {id}.',
    manyLabels: 'Ein Druckauftrag kann höchstens {most, number} Etiketten haben.',
    keyForm: 'Ein Idempotenzschlüssel hat 1 bis 200 sichtbare ASCII-Zeichen.',
    keyUsed: 'Dieser Idempotenzschlüssel wurde für eine andere Druckanfrage verwendet.',
    noOrder: 'Zu einer Bestellposition gehört die Angabe ihrer Bestellung.',
    noLine: 'Die Bestellung {orderId} hat keine Position {line}.',
    otherArticle: 'Position {line} der Bestellung {orderId} gehört zum Artikel {articleId}.',
  },
  lineCheck: {
    held: 'Diese Datei wartet auf die Linienprüfung: Scannen Sie das Produkt und das erste Etikett.',
    noCode: '„{label}“ hat eine Linienprüfung, und mit diesen Werten lässt sich darauf nichts scannen.',
    notFirst: 'Diese Datei ist nicht die erste eines Laufs mit Linienprüfung.',
    unreadable: 'Dieser Code lässt sich nicht vergleichen: {reason}.',
  },
  counter: {
    noCounter:
      'Es gibt keinen Zähler namens „{name}“, aus dem dieses Etikett seine Nummern nimmt. Ein Administrator kann ihn anlegen.',
    isDisabled: 'Der Zähler „{name}“ ist deaktiviert. Ein Administrator kann ihn aktivieren.',
    usedUp:
      'Der Zähler „{name}“ hat noch {left, plural, =0 {keine Nummer} one {# Nummer} other {# Nummern}}; dieser Druck braucht {count, number}. Ein Administrator kann sein Ende verschieben oder einen anderen Zähler anlegen.',
    many: 'Es gibt schon {most, number} Zähler; löschen Sie einen, der nicht gebraucht wird.',
    hasAllotted:
      'Der Zähler „{name}“ hat Nummern auf Etiketten und bleibt. Deaktivieren Sie ihn stattdessen.',
    ssccPrefix:
      'Eine SSCC beginnt mit einer Erweiterungsziffer und einer GS1-Basisnummer von 4 bis 12 Ziffern.',
    ssccReset: 'Eine SSCC wird nie zweimal vergeben: Ihr Zähler kann nicht von vorn beginnen.',
    lastBeforeFirst: 'Die letzte Nummer darf nicht unter der ersten liegen, {first, number}.',
    wideLast: 'Die Stellen reichen für Nummern bis {largest, number}.',
    otherQuantity:
      'Diese Etiketten haben eigene Nummern, die noch einmal gedruckt werden: höchstens {most, number}.',
  },
  reprint: {
    notYours:
      'Sie können Ihre eigenen Aufträge erneut drucken, nicht die anderer. Die Administration kann diesen drucken.',
    noFile: 'In diesem Druckauftrag gibt es keine Datei {id}.',
    notPublished:
      '„{label}“ hat keine veröffentlichte Version. Drucken Sie die Version, die damals gedruckt wurde.',
    labelDisabled:
      '„{label}“ ist deaktiviert und kann nicht gedruckt werden. Wer Etiketten verwaltet, kann es aktivieren.',
    printerGone: 'Den Drucker „{printer}“ gibt es nicht mehr. Wählen Sie einen anderen.',
    noVariable:
      'Die aktuelle Version dieses Etiketts hat keine Variable „{variable}“. Drucken Sie die Version, die damals gedruckt wurde, oder beginnen Sie einen neuen Druck.',
  },
  printHistory: {
    notYours: 'Sie sehen nur Ihre eigenen Drucke. Die Administration sieht die anderer.',
    manyRows:
      'Das sind {count, number} Zeilen; ein Export fasst {most, number}. Wählen Sie einen kürzeren Zeitraum.',
  },
  printer: {
    inUse:
      '{count, plural, one {Das Widget „{widgets}“ druckt auf diesem Drucker.} other {{more, plural, =0 {Diese Widgets drucken auf diesem Drucker: {widgets}.} one {Diese Widgets drucken auf diesem Drucker: {widgets} und # weiteres.} other {Diese Widgets drucken auf diesem Drucker: {widgets} und # weitere.}}}} Wählen Sie dort zuerst einen anderen Drucker.',
  },
  printerTarget: {
    missing:
      'Geben Sie an, wo gedruckt wird: eine Warteschlange eines Computers oder eine Adresse in Ihrem Netzwerk.',
    portAlone: 'Zu einem Port gehört die Adresse eines Druckers in Ihrem Netzwerk.',
    driverLanguage: 'Lokale Druckertreiber drucken PDF. Wählen Sie PDF oder eine Warteschlange.',
    driverAddress:
      'Ein lokaler Druckertreiber gehört zu einer Warteschlange eines Computers, nicht zu einer Netzwerkadresse.',
    address: 'Die Adresse muss in Ihrem eigenen Netzwerk liegen, etwa 192.168.1.20, oder ein Hostname sein.',
    port: 'Das ist kein Port eines Druckers. Drucker verwenden Port 9100 bis 9103 oder 6101 (raw), 631 (IPP) oder 515 (LPD).',
    rawQueue: 'Ein Drucker am raw-Port hat keine Warteschlange. Lassen Sie sie leer.',
    pathMissing: 'Ein Drucker an Port 631 (IPP) braucht seinen Pfad, etwa ipp/print.',
    path: 'Das ist kein Pfad eines Druckers. Er sieht etwa so aus: ipp/print.',
  },
  widget: {
    manyFavorites: 'Höchstens {most, number} Favoriten möglich',
    listChanged:
      'Inzwischen wurden Widgets hinzugefügt oder gelöscht. Laden Sie die Liste erneut und ordnen Sie sie dann.',
    fieldTwice: 'Es gibt zwei Felder mit dem Namen {name}.',
    noOptions: 'Das Feld {name} hat nichts zur Auswahl.',
  },
};
