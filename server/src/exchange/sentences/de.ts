import type { Translation } from 'label-core/sentence';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  importUpload: {
    notIncluded: 'Ihr Abonnement enthält keine Importe.',
    large: 'Die Datei ist größer als {megabytes, number}\u00A0MB.',
    badKey: 'Ein Idempotenzschlüssel hat 1 bis 200 sichtbare ASCII-Zeichen.',
    keyUsed: 'Dieser Idempotenzschlüssel wurde schon für etwas anderes verwendet.',
    manyWait:
      'Es warten schon {waiting, number} Dateien auf den Import. Versuchen Sie es erneut, wenn einige davon fertig sind.',
    oneGroup:
      'Wählen Sie eine einzige Gruppe: Alles Importierte liegt in einer. Für eine andere importieren Sie die Datei noch einmal.',
    closedGroup:
      'Die Gruppe {name} lässt keinen Import von Bestellungen zu. Ihre Einstellungen können ihn erlauben.',
  },
  importRun: {
    nothing: 'Es wurde nichts importiert. {reason}',
    faultyRows:
      'Es wurde nichts importiert: {rows, plural, one {# Zeile ist fehlerhaft} other {# Zeilen sind fehlerhaft}}.',
    onlyNew:
      '{kind, select, articles {Es wurde nichts importiert: Die Datei darf nur neue Artikel enthalten. Zeile {line}: {reason}} other {Es wurde nichts importiert: Die Datei darf nur neue Bestellungen enthalten. Zeile {line}: {reason}}}',
    onlyNewOfSeveral:
      '{kind, select, articles {Es wurde nichts importiert: Die Datei darf nur neue Artikel enthalten. Zeile {line}: {reason} {others, plural, one {So auch # weitere Zeile.} other {So auch # weitere Zeilen.}}} other {Es wurde nichts importiert: Die Datei darf nur neue Bestellungen enthalten. Zeile {line}: {reason} {others, plural, one {So auch # weitere Zeile.} other {So auch # weitere Zeilen.}}}}',
    givenUp:
      'Es wurde nichts importiert. Der Server ist mehrmals mitten in dieser Datei beendet worden: Teilen Sie sie und importieren Sie die Teile nacheinander.',
    disturbed:
      'Es wurde nichts importiert. Andere haben zur selben Zeit dieselben Artikel oder Bestellungen geändert. Importieren Sie die Datei noch einmal.',
    broken:
      'Es wurde nichts importiert. Der Server konnte diese Datei nicht schreiben; warum, steht in seinem Protokoll.',
    canceled: 'Abgebrochen, bevor er begann.',
    changesStay:
      '{kind, select, articles {Was er angelegt hat, ist gelöscht. {updated, plural, one {Der # Artikel, den er geändert hat, bleibt geändert.} other {Die # Artikel, die er geändert hat, bleiben geändert.}}} other {Was er angelegt hat, ist gelöscht. {updated, plural, one {Die # Bestellung, die er geändert hat, bleibt geändert.} other {Die # Bestellungen, die er geändert hat, bleiben geändert.}}}}',
  },
  importedRow: {
    leftOut: 'Mit der Bestellung {order} ausgelassen: Eine andere Zeile davon ist fehlerhaft.',
    noArticle: 'Es gibt keinen Artikel mit der Nummer {identifier}.',
    noLabel: 'Es gibt kein Etikett {name}.',
    orderThere: 'Es gibt schon eine Bestellung {order}.',
    manyValues: 'Der Artikel hätte {values, number} Werte; Platz ist für {most, number}.',
    manyLabels: 'Der Artikel hätte {labels, number} Etiketten; Platz ist für {most, number}.',
  },
  importUndo: {
    running: 'Diese Datei wird gerade importiert. Machen Sie den Import rückgängig, wenn er fertig ist.',
    failed: 'Dieser Import ist fehlgeschlagen: Es gibt nichts, was rückgängig gemacht werden könnte.',
    done: 'Dieser Import ist schon rückgängig gemacht.',
    createdNothing: 'Dieser Import hat nichts Neues angelegt, deshalb gibt es nichts zurückzunehmen.',
    used: 'Dieser Import kann nicht rückgängig gemacht werden. {uses} Es wurde nichts gelöscht.',
    changed: 'Seitdem geändert: {names}.',
    printed: 'Seitdem gedruckt: {names}.',
    ordered: 'In Bestellungen: {names}.',
    chosen: 'In Widgets gewählt: {names}.',
    namesAndMore: '{names} und {more, number} weitere',
  },
  importConfiguration: {
    nameTaken: 'Es gibt schon eine Konfiguration mit dem Namen {name}.',
    many: 'Es gibt schon {most, number} Konfigurationen: Löschen Sie eine, die nicht gebraucht wird.',
  },
  webHook: {
    notIncluded: 'Ihr Abonnement enthält keine Webhooks.',
    many: 'Es gibt schon {most, number} Webhooks. Löschen Sie einen, der nicht verwendet wird.',
    wholeAddress: 'Geben Sie eine ganze Adresse ein, zum Beispiel https://example.com/hooks.',
    noHttps: 'Die Adresse muss mit https beginnen: Was gesendet wird, darf unterwegs nicht lesbar sein.',
    credentials: 'Die Adresse darf keinen Benutzernamen und kein Passwort enthalten.',
    hostUnknown: 'Der Host {host} wurde nicht gefunden.',
    hostInside: 'Der Host {host} liegt nicht im öffentlichen Internet: Dorthin wird nichts gesendet.',
  },
  webHookFault: {
    secretLost: 'Das Geheimnis dieses Webhooks ist nicht mehr lesbar. Erzeugen Sie ein neues.',
    redirect: 'Die Antwort war {status}, eine Weiterleitung: Diese werden nicht befolgt.',
    answered: 'Die Antwort war {status}.',
    silent: 'Innerhalb von {seconds, number} Sekunden kam keine Antwort.',
    nobodyListens: 'Unter dieser Adresse antwortet nichts.',
    brokenOff: 'Die Verbindung wurde abgebrochen.',
    unreachable: 'Der Host war nicht erreichbar.',
    untrusted: 'Sein Zertifikat ist nicht allgemein anerkannt.',
    certificateExpired: 'Sein Zertifikat ist abgelaufen.',
    otherHost: 'Sein Zertifikat gilt für einen anderen Host.',
    failed: 'Die Verbindung ist fehlgeschlagen.',
  },
};
