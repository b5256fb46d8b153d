import type { Translation } from '../../sentence/index.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  labelTemplate: {
    unusable: 'Die Etikettenvorlage kann nicht verwendet werden: {path}: {problem}.',
    unusableWhole: 'Die Etikettenvorlage kann nicht verwendet werden: {problem}.',
    empty: 'sie ist leer',
    schema: '{words}',
    version: 'muss für den Inhalt dieser Vorlage {version} sein',
    usedTwice: '„{name}“ wird zweimal verwendet',
    toggle: 'ein Schalter ist „true“ oder „false“',
    placeholder: '{placeholder} ist keine Variable dieses Etiketts',
    notDeclared: '„{name}“ ist keine Variable dieses Etiketts',
    otherType: '„{name}“ muss eine Variable vom Typ {type} sein, ist aber {found}',
    addsCheckDigit: 'nur für EAN-13, EAN-8, UPC-A, UPC-E und ITF-14',
    bearerBars: 'nur für ITF-14',
    grows: 'nur für Strichcodes; ein 2D-Code füllt seinen Platz',
    linkDomain: 'nur für Codes mit GS1 Digital Link',
    minSize: 'darf nicht größer als sizePt sein',
    wideRow: 'hat mehr als {most} Spalten',
    largeImages: 'die eingebetteten Bilder sind zusammen zu groß; verwenden Sie die Medienbibliothek',
    longPaths: 'die Umrisse sind zusammen zu lang; verwenden Sie ein Bild',
    notElement: '„{name}“ ist kein Element dieses Etiketts',
    smallGroup: 'hat weniger als zwei Elemente',
    tooManyGuides: 'hat mehr als {most} Hilfslinien',
  },
};
