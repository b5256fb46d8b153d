import type { Translation } from '../../sentence/index.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  labelEdit: {
    missing: 'Dieses Element ist nicht mehr auf dem Etikett.',
    locked: '„{name}“ ist gesperrt. Entsperren Sie es zuerst.',
    notANumber: 'Geben Sie eine Zahl ein.',
    offLabel: '„{name}“ muss mit mindestens 1 mm auf dem Etikett bleiben.',
    outOfRange: '„{name}“ wäre mehr als {most} mm von der Ecke des Etiketts entfernt.',
    selectTwo: 'Wählen Sie mindestens zwei Elemente aus.',
    selectThree: 'Wählen Sie mindestens drei Elemente aus.',
    tooManyElements: 'Ein Etikett kann höchstens {most} Elemente haben.',
    tooManyVariables: 'Ein Etikett kann höchstens {most} Variablen haben.',
    tooManyGuides: 'Ein Etikett kann höchstens {most} Hilfslinien haben.',
    largePictures: 'Die eingebetteten Bilder sind zusammen zu groß. Verwenden Sie die Medienbibliothek.',
    longOutlines: 'Die Umrisse sind zusammen zu lang. Verwenden Sie ein Bild.',
    longContent: 'Der Inhalt darf höchstens {most} Zeichen haben.',
    elementName: 'Geben Sie einen Namen mit 1 bis {most} Zeichen ein.',
    variableName:
      '„{name}“ kann kein Name einer Variablen sein. Er muss mit einem Buchstaben, einer Ziffer oder einem Unterstrich beginnen und enden und darf höchstens {most} Zeichen haben.',
    variableTaken: 'Es gibt bereits eine Variable „{name}“.',
    variableMissing: 'Dieses Etikett hat keine Variable „{name}“.',
    variableUnusable: 'Die Variable „{name}“ kann so nicht verwendet werden.',
    variableType: 'Die Variable „{name}“ ist kein Bild.',
    variableOfPicture:
      'Das Bild „{element}“ zeigt die Variable „{name}“. Wählen Sie zuerst ein anderes Bild.',
    variableInSource: '„{user}“ wird aus „{name}“ berechnet. Ändern Sie das zuerst.',
    variableUncomputable: '„{name}“ lässt sich nicht berechnen: {problem}.',
    variableComputed: '„{name}“ wird berechnet. Beim Drucken lässt sie sich nicht bearbeiten.',
    longFormula: 'Die Formel von „{name}“ darf höchstens {most, number} Zeichen haben.',
    placeholderInDefault: 'Der Standardwert von „{name}“ enthält einen Platzhalter. Ändern Sie ihn zuerst.',
    noContent: '„{name}“ hat keinen Inhalt, der sich ändern lässt.',
    noSuchLook: 'Die ausgewählten Elemente haben diese Einstellung nicht.',
    unusableElements: 'Diese Elemente können nicht auf einem Etikett verwendet werden.',
    unusableTemplate: 'Dieses Etikett kann nicht verwendet werden.',
  },
};
