import type { Translation } from '../../sentence/index.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  labelEdit: {
    missing: 'Este elemento ya no está en la etiqueta.',
    locked: '«{name}» está bloqueado. Desbloquéelo primero.',
    notANumber: 'Introduzca un número.',
    offLabel: '«{name}» debe conservar 1 mm sobre la etiqueta.',
    outOfRange: '«{name}» quedaría a más de {most} mm de la esquina de la etiqueta.',
    selectTwo: 'Seleccione al menos dos elementos.',
    selectThree: 'Seleccione al menos tres elementos.',
    tooManyElements: 'Una etiqueta puede tener como máximo {most} elementos.',
    tooManyVariables: 'Una etiqueta puede tener como máximo {most} variables.',
    tooManyGuides: 'Una etiqueta puede tener como máximo {most} guías.',
    largePictures:
      'Las imágenes incrustadas son demasiado grandes en conjunto. Use la biblioteca de imágenes.',
    longOutlines: 'Los contornos son demasiado largos en conjunto. Use una imagen.',
    longContent: 'El contenido puede tener como máximo {most} caracteres.',
    elementName: 'Introduzca un nombre de 1 a {most} caracteres.',
    variableName:
      '«{name}» no puede ser el nombre de una variable. Debe empezar y terminar con una letra, un dígito o un guion bajo y tener como máximo {most} caracteres.',
    variableTaken: 'Ya hay una variable «{name}».',
    variableMissing: 'Esta etiqueta no tiene ninguna variable «{name}».',
    variableUnusable: 'La variable «{name}» no se puede usar así.',
    variableType: 'La variable «{name}» no es una imagen.',
    variableOfPicture: 'La imagen «{element}» muestra la variable «{name}». Elija primero otra imagen.',
    variableInSource: '«{user}» se calcula a partir de «{name}». Cámbiela primero.',
    variableUncomputable: '«{name}» no se puede calcular: {problem}.',
    variableComputed: '«{name}» se calcula. No se puede editar al imprimir.',
    longFormula: 'La fórmula de «{name}» puede tener como máximo {most, number} caracteres.',
    placeholderInDefault: 'El valor predeterminado de «{name}» contiene un marcador. Cámbielo primero.',
    noContent: '«{name}» no tiene contenido que cambiar.',
    noSuchLook: 'Los elementos seleccionados no tienen este ajuste.',
    unusableElements: 'Estos elementos no se pueden usar en una etiqueta.',
    unusableTemplate: 'Esta etiqueta no se puede usar.',
  },
};
