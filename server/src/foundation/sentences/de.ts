import type { Translation } from 'label-core/sentence';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  request: {
    problems: '{problems}',
    unusable: 'Die Anfrage kann nicht verwendet werden. {details}',
    field: '{path}: {problem}.',
    nothingHere: 'Unter dieser Adresse gibt es nichts.',
    methods: 'Diese Adresse nimmt nur {methods} an.',
    notText:
      'Die Anfrage kann nicht verwendet werden. Sie enthält Zeichen, die kein Text sind (NUL oder ein halbes Zeichen).',
    addressNotText:
      'Die Anfrage kann nicht verwendet werden. Ihre Adresse enthält Zeichen, die kein Text sind.',
  },
  body: {
    noJson: 'Der Inhalt muss JSON sein, gesendet als application/json.',
    noForm: 'Der Inhalt muss ein Formular sein, gesendet als application/x-www-form-urlencoded.',
    noFileForm: 'Der Inhalt muss ein Formular mit einer Datei sein, gesendet als multipart/form-data.',
    invalidForm: 'Der Inhalt ist kein gültiges Formular.',
    fieldTwice: 'Ein Feld des Formulars wurde zweimal angegeben.',
    formNotText: 'Das Formular enthält Zeichen, die kein Text sind.',
    manyParts: 'Das Formular hat mehr als {most, number} Teile.',
    largeFile: 'Die Datei ist größer als {most, number} Byte.',
    large: 'Der Inhalt ist größer als {most, number} Byte.',
    notUtf8: 'Der Inhalt ist kein UTF-8.',
    empty: 'Der Inhalt ist leer; JSON wird erwartet.',
    invalidJson: 'Der Inhalt ist kein gültiges JSON.',
    deep: 'Der Inhalt ist mehr als {most, number} Ebenen tief geschachtelt.',
  },
  server: {
    failed: 'Der Server konnte das nicht ausführen. Bitte versuchen Sie es erneut.',
    notReady: 'Der Server antwortet gerade nicht. Bitte versuchen Sie es erneut.',
    tooMuch: 'Zu viele Drucke zugleich. Es wurde nichts geändert; bitte versuchen Sie es erneut.',
    storeFull:
      'Der Speicherplatz des Servers ist voll. Es wurde nichts geändert; melden Sie es der Person, die den Server betreibt.',
    storeUnsure:
      'Die Datenbank hat nicht mehr geantwortet, bevor sie dies bestätigt hat. Sehen Sie nach, ob es geschehen ist, bevor Sie es erneut versuchen.',
    storeAway:
      'Die Datenbank antwortet zurzeit nicht. Es wurde nichts geändert; bitte versuchen Sie es erneut.',
  },
  linkEnded: 'Dieser Link wurde schon verwendet oder ist abgelaufen. Fordern Sie einen neuen an.',
  missing: {
    agent: 'Es gibt keinen Agenten {id}.',
    agentJob: 'Es gibt keinen Druckauftrag eines Agenten {id}.',
    article: 'Es gibt keinen Artikel {id}.',
    connector: 'Es gibt keinen Konnektor {id}.',
    counter: 'Es gibt keinen Zähler {id}.',
    delivery: 'Es gibt keine Zustellung {id}.',
    group: 'Es gibt keine Gruppe {id}.',
    import: 'Es gibt keinen Import {id}.',
    importConfiguration: 'Es gibt keine Importkonfiguration {id}.',
    integrationClient: 'Es gibt keinen API-Client {id}.',
    invitation: 'Es gibt keine Einladung {id}.',
    label: 'Es gibt kein Etikett {id}.',
    labelVersion: 'Es gibt keine Etikettenversion {id}.',
    order: 'Es gibt keine Bestellung {id}.',
    picture: 'Es gibt kein Bild {id}.',
    printJob: 'Es gibt keinen Druckauftrag {id}.',
    printJobEntry: 'Es gibt keinen Eintrag eines Druckauftrags {id}.',
    printer: 'Es gibt keinen Drucker {id}.',
    standardLabel: 'Es gibt kein Standardetikett {id}.',
    template: 'Es gibt keine Vorlage {id}.',
    user: 'Es gibt kein Benutzerkonto {id}.',
    webHook: 'Es gibt keinen Webhook {id}.',
    widget: 'Es gibt kein Widget {id}.',
  },
  taken: {
    agent: 'Es gibt schon einen Agenten mit dem Namen {name}.',
    connector: 'Es gibt schon einen Konnektor mit dem Namen {name}.',
    counter: 'Es gibt schon einen Zähler namens {name}.',
    label: 'Es gibt schon ein Etikett mit dem Namen {name}.',
    printer: 'Es gibt schon einen Drucker mit dem Namen {name}.',
    standardLabel: 'Es gibt schon ein Standardetikett mit dem Namen {name}.',
    webHook: 'Es gibt schon einen Webhook mit dem Namen {name}.',
  },
  changed: {
    agent:
      'Dieser Agent wurde inzwischen von {who} geändert. Laden Sie die Seite neu, um die Änderung zu sehen, und ändern Sie dann.',
    article:
      'Dieser Artikel wurde inzwischen von {who} geändert. Laden Sie die Seite neu, um die Änderung zu sehen, und ändern Sie dann.',
    connector:
      'Dieser Konnektor wurde inzwischen von {who} geändert. Laden Sie die Seite neu, um die Änderung zu sehen, und ändern Sie dann.',
    counter:
      'Dieser Zähler wurde inzwischen von {who} geändert. Laden Sie die Seite neu, um die Änderung zu sehen, und ändern Sie dann.',
    group:
      'Diese Gruppe wurde inzwischen von {who} geändert. Laden Sie die Seite neu, um die Änderung zu sehen, und ändern Sie dann.',
    importConfiguration:
      'Diese Importkonfiguration wurde inzwischen von {who} geändert. Laden Sie die Seite neu, um die Änderung zu sehen, und ändern Sie dann.',
    integrationClient:
      'Dieser API-Client wurde inzwischen von {who} geändert. Laden Sie die Seite neu, um die Änderung zu sehen, und ändern Sie dann.',
    label:
      'Dieses Etikett wurde inzwischen von {who} geändert. Laden Sie die Seite neu, um die Änderung zu sehen, und ändern Sie dann.',
    order:
      'Diese Bestellung wurde inzwischen von {who} geändert. Laden Sie die Seite neu, um die Änderung zu sehen, und ändern Sie dann.',
    printer:
      'Dieser Drucker wurde inzwischen von {who} geändert. Laden Sie die Seite neu, um die Änderung zu sehen, und ändern Sie dann.',
    user: 'Dieses Benutzerkonto wurde inzwischen von {who} geändert. Laden Sie die Seite neu, um die Änderung zu sehen, und ändern Sie dann.',
    webHook:
      'Dieser Webhook wurde inzwischen von {who} geändert. Laden Sie die Seite neu, um die Änderung zu sehen, und ändern Sie dann.',
    widget:
      'Dieses Widget wurde inzwischen von {who} geändert. Laden Sie die Seite neu, um die Änderung zu sehen, und ändern Sie dann.',
  },
  somebody: 'jemand anderem',
};
