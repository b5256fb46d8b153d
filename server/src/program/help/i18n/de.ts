import type { Translation } from 'label-core/sentence';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  help: {
    title: 'Hilfe',
    openApp: 'Platen öffnen',
    status: 'Systemstatus',
    screens: {
      dashboard: 'Übersicht',
      importData: 'Daten importieren',
      labels: 'Etiketten',
      myArticles: 'Meine Artikel',
      myLabels: 'Meine Etiketten',
      myOrders: 'Meine Bestellungen',
      printHistory: 'Druckverlauf',
      quickPrint: 'Schnelldruck',
      review: 'Etikettenprüfung',
      users: 'Konten',
    },
    print: {
      title: 'Ein Etikett drucken',
      articles:
        'Suchen Sie einen Artikel nach Name oder Nummer oder scannen Sie seinen Code. Prüfen Sie Etikett, Anzahl und Drucker und drucken Sie dann.',
      labels: 'Drucken Sie ein Etikett allein oder für einen Artikel.',
      orders: 'Drucken Sie die Etiketten einer Bestellung.',
      quickPrint:
        'Drucken Sie mit Widgets, die die Administration vorbereitet hat. Markieren Sie bis zu drei als Favoriten, um sie auf der Startseite zu sehen.',
      history: 'Sehen Sie, was gedruckt wurde und ob es gelungen ist.',
    },
    helper: {
      title: 'Druckhilfe',
      purpose:
        'Die Druckhilfe ist ein kleines Programm auf Ihrem Computer, das Etiketten an Ihre Drucker sendet. In der Kopfzeile der App sehen Sie, ob sie verbunden ist.',
      download:
        'Wählen Sie die Druckhilfe in der Kopfzeile, um sie herunterzuladen, die Verbindung erneut zu prüfen oder zu sehen, warum sie nicht erreichbar ist.',
      unconfirmed:
        'Wenn die App einen Druck nicht bestätigen kann, sehen Sie am Drucker nach, bevor Sie erneut drucken: Das Etikett wurde möglicherweise gedruckt.',
    },
    labels: {
      title: 'Etiketten und ihre Prüfung',
      add: 'Fügen Sie ein Etikett aus einer Datei hinzu: Platen-JSON, SVG mit Variablen wie {variable} oder ZPL.',
      review:
        'Geben Sie neue Versionen frei. Eine Version kann gedruckt werden, sobald ihre Daten und ihre Gestaltung freigegeben sind und sie veröffentlicht ist.',
    },
    setUp: {
      title: 'Eine Organisation einrichten',
      users:
        'Laden Sie Personen ein, vergeben Sie Rollen und ordnen Sie Personen Gruppen zu. Mitglieder sehen die Artikel, Bestellungen und Drucker ihrer Gruppen.',
      import:
        'Importieren Sie Artikel und Bestellungen aus einer Datei. Sie können sie auch von Hand oder mit einem API-Client hinzufügen.',
      limits:
        'Sehen Sie die Grenzen Ihres Abonnements. Ist eine Grenze erreicht, behalten Sie alles; es kann nur nichts mehr hinzukommen.',
    },
    support: {
      title: 'Support',
      administrator:
        'Wenden Sie sich zuerst an die Administration Ihrer Organisation. Sie kann Rollen, Drucker und Etiketten ändern.',
      operator:
        'Hilft das nicht, wenden Sie sich an den Betreiber dieses Servers. Nennen Sie Ihre Support-ID aus dem Menü, was Sie getan haben und wann.',
      ownPages: 'Betreiber können statt auf diese Seite auf eigene Seiten verweisen.',
    },
    thirdParties: 'Software und Schriften Dritter mit ihren Lizenzen',
  },
  install: {
    title: 'Druckhilfe installieren',
    purpose:
      'Die Druckhilfe ist ein kleines Programm, das Etiketten an die Drucker Ihres Computers übergibt. Sie ist nur von diesem Computer aus erreichbar.',
    download: 'Herunterladen',
    downloadStep: 'Laden Sie das Paket für Ihren Computer herunter.',
    windows: 'Windows',
    macos: 'macOS',
    debian: 'Debian und Ubuntu',
    linux: 'Anderes Linux',
    size: '{name} ({megabytes, number} MB)',
    install: 'Installieren',
    onWindows:
      'Windows: Öffnen Sie die Datei. Ein Administrator ist nicht nötig. Meldet Windows einen unbekannten Herausgeber, wählen Sie „Weitere Informationen“ und dann „Trotzdem ausführen“.',
    onMac:
      'macOS: Öffnen Sie das Archiv, verschieben Sie „Platen Helper“ in die Programme und öffnen Sie es. Lehnt macOS das ab, erlauben Sie es in den Systemeinstellungen unter Datenschutz & Sicherheit.',
    onDebian:
      'Debian und Ubuntu: Öffnen Sie die Datei mit dem Installationsprogramm des Systems und danach „Platen printer helper“ im Menü.',
    onLinux: 'Linux und macOS, im Terminal:',
    connect: 'Verbinden',
    connectStep:
      'Gehen Sie zurück zur App. Fragt Ihr Browser, ob diese Website auf Apps oder Geräte dieses Computers oder Ihres lokalen Netzwerks zugreifen darf, erlauben Sie es. Wählen Sie dann „Verbinden“ im Menü der Druckhilfe in der Kopfzeile und erlauben Sie die App auf der Seite, die sich öffnet.',
    check: 'Um einen Download zu prüfen, vergleichen Sie seinen SHA-256 mit dieser Liste:',
    none: 'Dieser Server bietet die Druckhilfe nicht zum Herunterladen an. Fragen Sie seinen Betreiber.',
    back: 'Zurück zu Platen',
  },
  status: {
    title: 'Systemstatus',
    working: 'Alles funktioniert.',
    notWorking: 'Platen ist zurzeit nicht verfügbar.',
    server: 'Server: verfügbar',
    database: 'Datenbank: verfügbar',
    noDatabase:
      'Datenbank: nicht verfügbar. Bis sie wieder da ist, kann nichts gelesen oder gespeichert werden.',
    fullDatabase:
      'Datenbank: ihr Speicherplatz ist voll. Alles kann gelesen und nichts gespeichert werden, bis wieder Platz ist.',
    helper: 'In der Kopfzeile der App sehen Sie, ob die Druckhilfe auf Ihrem Computer verbunden ist.',
    again: 'Erneut prüfen',
  },
};
