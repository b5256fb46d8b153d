import type { Translation } from 'label-core/sentence';
import type { en } from './en';

export const de: Translation<typeof en> = {
  articles: 'Artikel',
  tools: {
    title: 'Hinzufügen',
    add: {
      text: 'Text hinzufügen',
      barcode: 'Barcode hinzufügen',
      image: 'Bild hinzufügen',
      rectangle: 'Rechteck hinzufügen',
      ellipse: 'Oval hinzufügen',
      line: 'Linie hinzufügen',
    },
    tip: {
      text: 'Text (T)',
      barcode: 'Barcode (B)',
      image: 'Bild (I)',
      rectangle: 'Rechteck (X)',
      ellipse: 'Oval (O)',
      line: 'Linie (L)',
    },
    article: 'Vom Artikel',
    pieces: { name: 'Name', number: 'Nummer', code: 'EAN-13 des Artikels' },
  },
  areas: {
    add: 'Hinzufügen',
    elements: 'Elemente',
    elementsOf: 'Elemente ({count, number})',
    canvas: 'Etikett',
    data: 'Daten und Probleme',
  },
  elements: {
    hide: 'Ausblenden',
    show: 'Einblenden',
    title: 'Elemente, das vorderste zuerst',
    none: 'Auf dem Etikett ist noch nichts. Fügen Sie einen Text oder einen Barcode hinzu.',
  },
  canvas: {
    label: 'Etikett, {width} mal {height} mm, {count, plural, one {# Element} other {# Elemente}}',
    role: 'Zeichenfläche',
    keys: 'Bild auf und Bild ab gehen von Element zu Element, die Pfeiltasten verschieben, mit Strg ändern sie die Größe. T, B, I, X, O und L fügen hinzu. F6 geht zum nächsten Teil des Bildschirms.',
    mm: '{mm} mm',
  },
  compare: { open: 'Vergleichen', title: 'Die geöffnete Version und der Entwurf', close: 'Schließen' },
  history: {
    steps: 'Mehrere Schritte rückgängig machen',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    of: '{action}: {step}',
  },
  modes: {
    carry: 'Drücken Sie auf die Stelle für die linke obere Ecke. Esc legt es zurück.',
    edge: 'Drücken Sie auf die Stelle für diese Kante. Esc lässt sie, wo sie ist.',
    place: 'Drücken Sie auf die Stelle für das neue Element. Esc bricht ab.',
  },
  status: {
    dpi: 'Auflösung, die gezeichnet wird',
    dpiOf: '{dpi, number} dpi',
    snap: 'Ausrichten an',
    snapTo: {
      elements: 'Elementen und Rändern',
      guides: 'Hilfslinien',
      dots: 'Punkten des Druckers',
    },
    smaller: 'Kleiner',
    larger: 'Größer',
    fit: 'So groß wie möglich',
  },
  data: {
    article: 'Mit einem Artikel zeigen',
    title: 'Daten',
    shown: 'Gezeigte Werte',
    previous: 'Vorherige Werte',
    next: 'Nächste Werte',
    none: 'Dieses Etikett hat keine Variablen. Schreiben Sie {example} in einen Text, um eine anzulegen.',
  },
  help: {
    title: 'Tasten der Zeichenfläche',
    open: 'Tasten und Hilfe',
    close: 'Schließen',
    hint: 'Alles geht auch mit den Schaltflächen und Feldern neben dem Etikett.',
    letters: 'Einzelne Buchstaben wirken in der Zeichenfläche',
    keys: 'Tasten',
    does: 'Wirkung',
    rows: {
      areas: { keys: 'F6, Umschalt F6', does: 'Nächster oder vorheriger Teil des Bildschirms' },
      walk: {
        keys: 'Bild ab, Bild auf, Pos 1, Ende',
        does: 'Das nächste, vorherige, erste oder letzte Element auswählen',
      },
      nudge: {
        keys: 'Pfeiltasten',
        does: 'Um einen Punkt oder 0,1 mm verschieben; mit Umschalt um 1 mm',
      },
      grow: { keys: 'Strg und Pfeiltasten', does: 'Größe ändern; mit Umschalt um 1 mm' },
      add: {
        keys: 'T, B, I, X, O, L',
        does: 'Text, Barcode, Bild, Rechteck, Oval oder Linie hinzufügen',
      },
      arm: {
        keys: 'Umschalt und ein Druck auf ein Werkzeug',
        does: 'Der nächste Druck oder das gezogene Rechteck ist die Stelle des neuen Elements',
      },
      turn: { keys: 'R, Umschalt R', does: 'Nach rechts oder links drehen' },
      order: {
        keys: 'F, D, mit Umschalt',
        does: 'Nach vorn oder hinten; ganz nach vorn oder hinten',
      },
      pickUp: { keys: 'M', does: 'Aufnehmen: der nächste Druck ist die Stelle' },
      content: { keys: 'Eingabe, F2', does: 'Inhalt oder Namen bearbeiten' },
      remove: { keys: 'Entf', does: 'Löschen' },
      copy: { keys: 'Strg C, X, V, D', does: 'Kopieren, ausschneiden, einfügen, verdoppeln' },
      all: { keys: 'Strg A, Esc', does: 'Alles oder nichts auswählen' },
      group: {
        keys: 'Strg G, Strg Umschalt G, Strg Umschalt L, Strg Umschalt H',
        does: 'Gruppieren, Gruppe auflösen, sperren, ausblenden',
      },
      undo: { keys: 'Strg Z, Strg Umschalt Z', does: 'Rückgängig machen, wiederholen' },
      zoom: {
        keys: '+, -, Umschalt 0, Umschalt 1',
        does: 'Größer, kleiner, wahre Größe, so groß wie möglich',
      },
      pan: {
        keys: 'Leertaste oder mittlere Taste, und ziehen',
        does: 'Die Zeichenfläche unter dem Zeiger verschieben',
      },
      data: { keys: ', und .', does: 'Vorherige oder nächste Werte' },
      guide: { keys: 'G', does: 'Hilfslinien durch die Mitte der Auswahl' },
      ruler: { keys: 'Aus einem Lineal ziehen', does: 'Hilfslinie setzen; zurückziehen entfernt sie' },
      save: { keys: 'Strg S', does: 'Speichern' },
    },
  },
  proof: {
    open: 'Probe drucken',
    title: 'Probe drucken',
    close: 'Schließen',
    about:
      'Druckt das Etikett, wie es gezeichnet ist, mit den angezeigten Werten und dem Wort PROOF über der linken oberen Ecke. Gespeichert wird nichts.',
    quantity: 'Exemplare',
    counted:
      'Das zählt als ein Druckauftrag, gleich wie viele Exemplare es sind, und steht als Probe im Druckverlauf.',
    left: 'Noch {left, number} von {allowed, number} Drucken in diesem Monat.',
    otherDpi:
      'Auf dem Bildschirm ist das Etikett für {drawn, number} dpi gezeichnet; dieser Drucker hat {printed, number} dpi.',
    print: '{count, plural, one {# Probe} other {# Proben}} drucken',
    another: 'Noch eine Probe drucken',
    sent: '{count, plural, one {# Probe wurde} other {# Proben wurden}} an den Drucker gesendet.',
    notPrinted: 'Nicht gedruckt',
    notAllPrinted: 'Nicht alles wurde gedruckt',
  },
  problems: {
    title: '{count, plural, =0 {Keine Probleme} one {# Problem} other {# Probleme}}',
    none: 'Mit diesen Werten wurde nichts gefunden.',
  },
};
