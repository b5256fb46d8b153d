import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  title: 'Suchen und öffnen',
  label: 'Seiten, Artikel, Etiketten, Bestellungen und Konten suchen',
  placeholder: 'Suchen oder öffnen\u00A0…',
  close: 'Schließen',
  results: 'Ergebnisse',
  groups: {
    recent: 'Zuletzt',
    screens: 'Seiten',
    articles: 'Artikel',
    labels: 'Etiketten',
    orders: 'Bestellungen',
    users: 'Konten',
  },
  searching: 'Suche läuft\u00A0…',
  failed:
    '{group, select, articles {Die Suche nach Artikeln ist fehlgeschlagen.} labels {Die Suche nach Etiketten ist fehlgeschlagen.} orders {Die Suche nach Bestellungen ist fehlgeschlagen.} users {Die Suche nach Konten ist fehlgeschlagen.} other {Die Suche ist fehlgeschlagen.}} {reason}',
  retry: 'Erneut versuchen',
  nothing: 'Nichts zu „{search}“ gefunden.',
  typeMore: 'Noch ein Zeichen eingeben, um Artikel, Etiketten, Bestellungen und Konten zu suchen.',
  found: '{count, plural, one {# Ergebnis} other {# Ergebnisse}}',
  choose: 'wählen',
  open: 'öffnen',
  leave: 'schließen',
  arrows: '↑ ↓',
  enter: 'Eingabe',
  escape: 'Esc',
};
