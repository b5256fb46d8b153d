import type { Translation } from 'label-core/sentence';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  organization: {
    paused: 'Die Organisation ist gekündigt oder pausiert.',
    gone: 'Diese Organisation gibt es nicht mehr.',
  },
  session: {
    ended: 'Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.',
    changed: 'Ihre Rechte haben sich geändert. Melden Sie sich erneut an, um damit weiterzuarbeiten.',
  },
  signInRefused: 'Die E-Mail-Adresse oder das Passwort ist falsch.',
  attempts: {
    login: 'Zu viele fehlgeschlagene Anmeldungen. Bitte warten Sie bis zu {minutes, number} Minuten.',
    setup: 'Zu viele falsche Einrichtungslinks. Bitte warten Sie bis zu {minutes, number} Minuten.',
    password: 'Zu viele falsche Passwörter. Bitte warten Sie bis zu {minutes, number} Minuten.',
    forgot: 'Zu oft ein neues Passwort angefordert. Bitte warten Sie bis zu {minutes, number} Minuten.',
    register: 'Zu viele Registrierungen. Bitte warten Sie bis zu {minutes, number} Minuten.',
    verifySend: 'Zu viele E-Mails. Bitte warten Sie bis zu {minutes, number} Minuten.',
    openId: 'Zu viele Anmeldungen. Bitte warten Sie bis zu {minutes, number} Minuten.',
    invite: 'Zu viele Einladungen. Bitte warten Sie bis zu {minutes, number} Minuten.',
    clientToken:
      'Zu viele fehlgeschlagene Anfragen nach einem Token. Bitte warten Sie bis zu {minutes, number} Minuten.',
  },
  password: {
    isEmail: 'darf nicht die E-Mail-Adresse sein',
    ofAnother: 'Sie können nur Ihr eigenes Passwort ändern.',
    wrong: 'Das aktuelle Passwort ist falsch.',
  },
  registration: {
    closed:
      'Die Registrierung ist auf diesem Server geschlossen. Bitten Sie die Administration Ihrer Organisation um eine Einladung.',
    invited: 'Registrieren kann sich hier, wer einen Link der Betreiber hat.',
    addressTaken: 'Zu dieser Adresse gibt es schon ein Konto. Bitte melden Sie sich an.',
  },
  invitation: {
    tenantAdmin: 'Nur die Hauptadministration kann in die Hauptadministration einladen.',
    isMember: '{email} gehört schon zu einem Mitglied dieser Organisation.',
  },
  account: {
    deletesItself:
      'Sie können Ihr eigenes Konto nicht löschen. Das kann eine andere Person der Administration.',
    disablesItself:
      'Sie können Ihr eigenes Konto nicht deaktivieren. Das kann eine andere Person der Administration.',
    tenantAdmin:
      'Nur die Hauptadministration kann jemanden in die Hauptadministration aufnehmen oder deren Konten ändern.',
    ownType:
      '{type, select, TenantAdmin {Sie können sich die Hauptadministration nicht selbst entziehen: Sie könnten sie nicht zurückholen. Das kann eine andere Person der Hauptadministration.} other {Sie können sich die Administration nicht selbst entziehen: Sie könnten sie nicht zurückholen. Das kann eine andere Person der Administration.}}',
    isLast:
      '{type, select, TenantAdmin {{name} hat als einziges Konto die Hauptadministration. Geben Sie sie zuerst noch jemandem.} other {{name} hat als einziges Konto die Administration. Geben Sie sie zuerst noch jemandem.}}',
    homeless:
      '„Administration“, „Drucken“ oder beides ist nötig: Ohne eines davon kann sich niemand anmelden.',
  },
  group: {
    notThere: 'es gibt keine Gruppe {id}',
    nameTaken: 'Dort gibt es schon eine Gruppe mit dem Namen {name}.',
    firstStays: 'Die oberste Gruppe enthält alle anderen: Sie kann nicht verschoben werden.',
    oneFirst: 'Es gibt nur eine oberste Gruppe.',
    inItself: 'Eine Gruppe kann nicht in sich selbst oder in einer Gruppe unter ihr liegen.',
    deep: 'Gruppen haben zwei Ebenen: {parent} liegt auf der zweiten, darunter kann keine liegen.',
    hasGroups: 'Sie enthält andere Gruppen, deshalb kann sie nur auf der ersten Ebene liegen.',
    isFirst: '{name} enthält alle anderen Gruppen: Sie kann nicht gelöscht werden.',
    isFull:
      '{name} kann nicht gelöscht werden, solange die Gruppe {contents} enthält. Verschieben oder löschen Sie das zuerst.',
    holds: {
      groups: '{count, plural, one {# Gruppe} other {# Gruppen}}',
      articles: '{count, plural, one {# Artikel} other {# Artikel}}',
      orders: '{count, plural, one {# Bestellung} other {# Bestellungen}}',
    },
  },
  row: {
    further: '{part},',
    last: 'und {part}',
  },
  subscription: {
    notOffered: 'es gibt kein Abonnement {id} zur Auswahl',
    noAgents: 'Das Abonnement enthält keine Agenten. Wählen Sie ein größeres, um welche hinzuzufügen.',
    agents:
      'Das Abonnement erlaubt {allowed, plural, one {# Agenten} other {# Agenten}}, und alle sind belegt. Löschen Sie einen oder wählen Sie ein größeres Abonnement.',
    labels:
      'Das Abonnement erlaubt {allowed, plural, one {# Etikett} other {# Etiketten}}; {inUse, plural, one {# ist} other {# sind}} in Gebrauch. Deaktivieren Sie ein Etikett, das niemand druckt, oder wählen Sie ein größeres Abonnement.',
    printerModels:
      'Das Abonnement erlaubt {allowed, plural, one {# Druckermodell} other {# Druckermodelle}}, und alle sind belegt: {inUse}. Wählen Sie eines davon oder ein größeres Abonnement.',
    users:
      'Das Abonnement erlaubt {allowed, plural, one {# Konto} other {# Konten}}, und alle Plätze sind belegt oder zugesagt.',
    noWidgets: 'Das Abonnement enthält keine Widgets. Wählen Sie ein größeres, um welche hinzuzufügen.',
    widgets:
      'Das Abonnement erlaubt {allowed, plural, one {# Widget} other {# Widgets}}, und alle sind belegt. Löschen Sie eines oder wählen Sie ein größeres Abonnement.',
    outOfPrintJobs: 'Keine Druckaufträge mehr: Die Drucke des Abonnements für diesen Monat sind verbraucht.',
    small: '{name} ist zu klein für die aktuelle Nutzung: {exceeded}. Entfernen Sie zuerst etwas davon.',
    exceeds: {
      users: '{used, number} von {allowed, plural, one {# Konto} other {# Konten}}',
      printerModels: '{used, number} von {allowed, plural, one {# Druckermodell} other {# Druckermodellen}}',
      labels: '{used, number} von {allowed, plural, one {# Etikett} other {# Etiketten}}',
      widgets: '{used, number} von {allowed, plural, one {# Widget} other {# Widgets}}',
      agents: '{used, number} von {allowed, plural, one {# Agenten} other {# Agenten}}',
    },
  },
  plan: {
    free: 'Für eine Person, die Platen ausprobiert: 25 Druckaufträge im Monat.',
    standard: 'Für ein Team: Bestellungen, Importe und Widgets, 1.000 Druckaufträge im Monat.',
    professional:
      'Für eine Organisation mit eigenen Systemen: Anbindungen, Agenten und unbegrenzte Druckaufträge.',
  },
  integrationClient: {
    ended: 'Dieser API-Client hat keinen Zugriff mehr. Fordern Sie ein anderes Token an.',
    closedCall: 'Dieser Aufruf ist nicht für API-Clients.',
    lacksScope: 'Dieser Aufruf braucht die Berechtigung {scope}, und dieses Token hat sie nicht.',
    notOfOrganization: 'Das Abonnement dieser Organisation enthält keine API-Clients.',
    notIncluded: 'Ihr Abonnement enthält keine API-Clients.',
    many: 'Es gibt schon {most, number} API-Clients. Löschen Sie einen, der nicht verwendet wird.',
    nameTaken: 'Es gibt schon einen API-Client mit dem Namen {name}.',
    endPassed: 'Dieser Tag ist vorbei. Wählen Sie einen späteren oder keinen.',
  },
  tokenRequest: {
    secretTwice: 'Senden Sie das Client-Geheimnis nur einmal: im Authorization-Header oder im Formular.',
    twoClients: 'Der Authorization-Header und das Formular nennen zwei verschiedene Clients.',
    noGrantType: 'Das Formular braucht einen grant_type.',
    otherGrantType: 'Der einzige grant_type hier ist client_credentials.',
    wrongClient: 'Die Client-ID oder das Geheimnis ist falsch, oder dieser Client hat keinen Zugriff mehr.',
    noScope: 'Es wurde keine Berechtigung angefordert.',
    scopeNotHeld: 'Dieser Client hat die Berechtigung {scope} nicht.',
  },
  program: {
    otherKind:
      '{kind, select, agent {Das ist der Schlüssel eines Agenten, und dieser Aufruf braucht den eines Konnektors.} other {Das ist der Schlüssel eines Konnektors, und dieser Aufruf braucht den eines Agenten.}}',
    keyEnded:
      '{kind, select, agent {Dieser Schlüssel gilt nicht: Der Agent wurde gelöscht oder hat einen anderen Schlüssel bekommen.} other {Dieser Schlüssel gilt nicht: Der Konnektor wurde gelöscht oder hat einen anderen Schlüssel bekommen.}}',
    disabled:
      '{kind, select, agent {Der Agent „{name}“ ist deaktiviert.} other {Der Konnektor „{name}“ ist deaktiviert.}}',
    notOfOrganization:
      '{kind, select, agent {Das Abonnement dieser Organisation enthält keine Agenten.} other {Das Abonnement dieser Organisation enthält keine Konnektoren.}}',
  },
  openId: {
    unknownProvider: 'Dieser Server meldet nicht über diesen Anbieter an.',
    providerAway: 'Der Identitätsanbieter ist nicht erreichbar. Bitte versuchen Sie es erneut.',
    unconfirmed: 'Die Anmeldung konnte nicht bestätigt werden ({reason}). Bitte beginnen Sie von vorn.',
    reason: {
      accountDisabled: 'das Konto ist deaktiviert',
      otherRequest: 'die Antwort gehört zu einer anderen Anfrage',
      otherAddress: 'die Rücksprungadresse gehört nicht zu dieser App',
      usedAnswer: 'diese Antwort wurde schon verwendet',
      twoIdentities: 'die beiden Identitätstoken unterscheiden sich',
      noCodes: 'der Anbieter tauscht keine Codes ein',
      codeRefused: 'der Anbieter nimmt den Code nicht an',
      otherIssuer: 'das Identitätstoken stammt von einem anderen Aussteller',
      otherApplication: 'das Identitätstoken wurde für eine andere Anwendung ausgestellt',
      otherNonce: 'das Identitätstoken beantwortet eine andere Anfrage',
      otherCode: 'das Identitätstoken gehört zu einem anderen Code',
      expiredToken: 'das Identitätstoken ist abgelaufen',
      invalidToken: 'das Identitätstoken ist ungültig',
    },
    noAccount: 'Zu dieser Identität gibt es kein Konto. Bitten Sie die Administration um eine Einladung.',
    noAccountYet:
      'Zu dieser Identität gibt es kein Konto. Bitten Sie die Administration um eine Einladung oder registrieren Sie sich.',
    hasAccount: 'Zu dieser Identität gibt es schon ein Konto. Bitte melden Sie sich an.',
    addressUnconfirmed:
      'Der Anbieter hat Ihre E-Mail-Adresse nicht bestätigt. Registrieren Sie sich stattdessen mit einem Passwort.',
    needed: 'ist erforderlich',
  },
};
