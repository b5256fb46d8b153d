import type { Translation } from 'label-core/sentence';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  mediaFile: {
    large: 'La imagen ocupa más de {most, number}\u00A0MB.',
    empty: 'El archivo está vacío.',
    drawing: 'Los dibujos SVG pueden contener programas y no se aceptan. Añádalo como PNG.',
    document: 'Un PDF no es una imagen. Añádalo como PNG.',
    otherKind: 'Las imágenes {kind} no se pueden imprimir. Añádala como PNG o JPEG.',
    unknownKind: 'No es una imagen que se pueda imprimir. Las etiquetas admiten imágenes PNG y JPEG.',
    wrongEnding:
      'Su nombre termina en .{ending}, pero es una imagen {kind}. Póngale la extensión correcta y añádala de nuevo.',
    wrongType: 'Se envió como {type}, pero es una imagen {kind}.',
    noPixels: 'No tiene píxeles.',
    manyPixels:
      'Tiene {width, number} × {height, number} píxeles; se pueden imprimir {millions, number} millones como máximo. Redúzcala y añádala de nuevo.',
    animated: 'Está animada: guarde uno de sus fotogramas como PNG simple.',
    damaged: 'El archivo {kind} está dañado o incompleto.',
    unpacksToMore: 'Descomprimida, tiene más píxeles de los que indica.',
  },
  mediaLibrary: {
    folderName:
      'El nombre de una carpeta lleva letras, cifras, espacios, - y _, {most, number} caracteres como máximo.',
    nameTaken: 'Ya hay una imagen llamada {name} en {folder}.',
    nameTakenOutside: 'Ya hay una imagen llamada {name} en este lugar.',
    full: 'La biblioteca de imágenes está llena: tiene {most, number} imágenes. Elimine algunas.',
    noRoom:
      'La biblioteca de imágenes está llena: sus imágenes pueden ocupar {most, number}\u00A0MB en total. Elimine algunas.',
    noPicture: 'No hay ninguna imagen {id} en la biblioteca de imágenes.',
    inUse: '{users} Quítela de allí primero.',
    usedByLabels:
      '{count, plural, one {La etiqueta {labels} usa {name}.} other {{more, plural, =0 {Las etiquetas {labels} usan {name}.} one {Las etiquetas {labels} y # más usan {name}.} other {Las etiquetas {labels} y # más usan {name}.}}}}',
    usedByStandardLabels:
      '{count, plural, one {La etiqueta estándar {labels} usa {name}.} other {{more, plural, =0 {Las etiquetas estándar {labels} usan {name}.} one {Las etiquetas estándar {labels} y # más usan {name}.} other {Las etiquetas estándar {labels} y # más usan {name}.}}}}',
    usedByArticles: '{count, plural, one {# artículo usa {name}.} other {# artículos usan {name}.}}',
  },
  label: {
    unusable: 'Esta etiqueta no se puede utilizar. {faults}',
    fault: '{path}: {problem}.',
    noVariable: 'Esta etiqueta no tiene ninguna variable «{variable}».',
    savedMeanwhile: '{by} guardó la versión {version} de «{name}» mientras usted trabajaba en una anterior.',
    variableTwice: 'La variable «{variable}» se indicó dos veces.',
    variableFixed: '«{variable}» es fija en esta etiqueta y no se puede cambiar.',
    cannotDelete: '«{name}» no se puede eliminar: {reasons} Puede desactivarla para que nadie la imprima.',
    usedByLines: '{count, plural, one {La usa # línea de pedido.} other {La usan # líneas de pedido.}}',
    usedByWidgets: '{count, plural, one {La usa # widget.} other {La usan # widgets.}}',
    wasPrinted: 'Ya se ha impreso, y el historial de impresión conserva lo impreso.',
  },
  testData: {
    noRow: 'Esta versión no tiene ninguna fila {row} de datos de prueba.',
    nameTwice: 'Hay dos filas llamadas «{name}».',
  },
  review: {
    reasonMissing: 'Indique el motivo: lo leerá quien creó esta versión.',
    passwordMissing: 'Escriba su contraseña para firmar esta decisión.',
    passwordWrong: 'Esta contraseña no es correcta.',
    ownVersion: 'Esta versión se subió desde su cuenta: debe aprobarla otra persona.',
    roleMissing:
      'Para esto hace falta el rol {roles, select, LabelDesigner {Diseño de etiquetas o Revisión completa} LabelDesignerQualityManager {Diseño de etiquetas, Gestión de calidad o Revisión completa} DataApprover {Aprobación de datos o Revisión completa} DesignApprover {Aprobación de diseño o Revisión completa} Publisher {Publicación o Revisión completa} PublisherQualityManager {Publicación, Gestión de calidad o Revisión completa} other {Revisión completa}}. La administración asigna los roles en «Cuentas».',
    fileReplaced:
      'Alguien sustituyó el archivo de esta versión después de que la abriera. Vuelva a cargarla y véala antes de decidir.',
    timePassed: 'Esta hora ya pasó. Elija una posterior o publique de inmediato.',
    timeFar: 'Elija un momento en el plazo de un año.',
    stands:
      '{state, select, Draft {La versión {version} de «{name}» es ahora un borrador.} DataApprover {La versión {version} de «{name}» está ahora en aprobación de datos.} DesignApprover {La versión {version} de «{name}» está ahora en aprobación de diseño.} Publisher {La versión {version} de «{name}» espera ahora su publicación.} Published {La versión {version} de «{name}» está ahora publicada.} Superseded {La versión {version} de «{name}» está ahora sustituida.} other {La versión {version} de «{name}» está ahora retirada.}}',
    standsSince:
      '{state, select, Draft {La versión {version} de «{name}» es ahora un borrador: {last}} DataApprover {La versión {version} de «{name}» está ahora en aprobación de datos: {last}} DesignApprover {La versión {version} de «{name}» está ahora en aprobación de diseño: {last}} Publisher {La versión {version} de «{name}» espera ahora su publicación: {last}} Published {La versión {version} de «{name}» está ahora publicada: {last}} Superseded {La versión {version} de «{name}» está ahora sustituida: {last}} other {La versión {version} de «{name}» está ahora retirada: {last}}}',
  },
  reviewStep: {
    uploaded: '{by} subió la versión.',
    testDataChanged: '{by} cambió los datos de prueba.',
    fileReplaced: '{by} sustituyó el archivo.',
    submitted: '{by} envió la versión a aprobación.',
    approved:
      '{from, select, DataApprover {{by} aprobó los datos.} DesignApprover {{by} aprobó el diseño.} Publisher {{by} aprobó la publicación.} other {{by} aprobó la versión.}}',
    rejected:
      '{from, select, DataApprover {{by} rechazó los datos.} DesignApprover {{by} rechazó el diseño.} Publisher {{by} rechazó la publicación.} other {{by} rechazó la versión.}}',
    published: '{by} publicó la versión.',
    withdrawn:
      '{from, select, Published {{by} retiró la versión publicada.} other {{by} retiró la versión.}}',
    superseded: '{by} la sustituyó por una versión más reciente.',
    publishedAtOnce: '{by} publicó la versión de inmediato, porque nadie podía aprobarla.',
    scheduled: '{by} fijó la hora de la publicación.',
    unscheduled: '{by} anuló la hora de la publicación.',
    publishedOnTime: '{by} publicó la versión a la hora fijada.',
  },
  standardLabel: {
    changed:
      'Entretanto, otra persona modificó esta etiqueta estándar. Vuelva a cargar para ver el cambio y haga después el suyo.',
    keepsTemplate: 'Una etiqueta estándar conserva la plantilla con la que se creó.',
    noParameter: 'Esta plantilla no tiene ningún parámetro «{parameter}».',
    valueMissing: 'Rellene «{parameter}».',
    valueLong: '{parameter} puede tener {most, number} caracteres como máximo.',
    valueBraces: '{parameter} no puede contener «{opening}» ni «{closing}».',
    valueOneLine: '{parameter} solo admite una línea.',
    valueChoice: '{parameter} debe ser uno de estos valores: {options}.',
    valueToggle: '{parameter} debe ser «true» o «false».',
    valuePicture: '{parameter} no es una imagen de la biblioteca de imágenes.',
    noCounter: '{parameter}: «{counter}» no es un contador de SSCC activo.',
  },
};
