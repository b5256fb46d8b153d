import type { Translation } from '../../sentence/index.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  labelFile: {
    empty: 'El archivo está vacío.',
    large:
      'El archivo es demasiado grande: un archivo de etiqueta tiene {most, number} MB como máximo. Ponga las imágenes grandes en la biblioteca de imágenes.',
    notText:
      'El archivo contiene bytes que no son texto. Un archivo de etiqueta es texto: JSON de Platen, SVG o ZPL.',
    notUtf8: 'El texto del archivo no está en UTF-8. Guárdelo con la codificación UTF-8 y vuelva a subirlo.',
    unknown:
      'Esto no es un archivo de etiqueta: no es JSON de Platen (que empieza por «{brace}»), ni SVG («{tag}»), ni ZPL («^XA»).',
    otherEnding:
      'El archivo lleva la extensión «.{ending}», pero contiene {format}. Póngale la extensión .{right} si esa es la etiqueta que quería.',
    notJson: 'El archivo empieza como JSON, pero no es JSON válido.',
    foreign:
      '{kind, select, nicelabel {Un archivo de NiceLabel} bartender {Un archivo de BarTender} pdf {Un archivo PDF} word {Un archivo de Word} glabels {Un archivo de gLabels} rtf {Un archivo RTF} svgz {Un archivo SVG comprimido} zip {Un archivo comprimido} office {Un archivo de Office} picture {Una imagen} other {Una página web}} no se puede leer aquí. {remedy, select, unpack {Descomprímalo y suba la etiqueta que contiene.} plain {Guárdelo como SVG simple.} library {Las imágenes van en la biblioteca de imágenes; una etiqueta necesita SVG, ZPL o JSON de Platen.} other {En su programa, exporte la etiqueta como SVG o como ZPL (imprimir en archivo) y suba el resultado.}}',
    picture:
      'La imagen del elemento «{id}» no se puede usar: debe ser un PNG o JPEG completo de 16 millones de píxeles como máximo.',
    twoTypes:
      'La variable «{name}» se usa como {first, select, text {texto} picture {imagen} other {interruptor}} y como {second, select, text {texto} picture {imagen} other {interruptor}}. Dé otro nombre a una de ellas.',
    manyElements:
      'La etiqueta dibuja más de {most, number} elementos. Combine trazados o incruste el dibujo como una sola imagen.',
    openPlaceholder:
      '«{text}» empieza una variable que no termina: escriba {example}, de una pieza y con un solo estilo.',
    badName:
      '«{text}» no nombra ninguna variable: un nombre empieza y termina con una letra, una cifra o un guion bajo; entre medias se admiten espacios y . : / -. Pueden seguir una longitud y un valor predeterminado: {example}.',
  },
  svgFile: {
    notWellFormed: 'El SVG no está bien formado, línea {line}: {fault}.',
    manyElements:
      'El SVG tiene más de {most, number} elementos. Simplifique el dibujo o incrústelo como una sola imagen.',
    deep: 'El SVG está anidado en más de {most, number} elementos.',
    outsideStyles:
      'El SVG nombra una hoja de estilo fuera del archivo. Incruste los estilos y vuelva a subirlo.',
    importedStyles: 'El SVG importa una hoja de estilo (@import). Incruste los estilos y vuelva a subirlo.',
    doctype:
      'El SVG contiene un tipo de documento con definiciones propias ({doctype} o {entity}). Guárdelo como SVG simple, sin ellas.',
    manyEntities:
      'El SVG escribe más de {most, number} caracteres como entidades (&…). Guárdelo con los caracteres mismos.',
    entity: 'El SVG usa «{entity}», que no es un carácter de XML. Escriba «{ampersand}» en lugar de &.',
    otherRoot: 'El archivo es XML, pero no SVG: empieza por {found}, no por {expected}.',
    otherNamespace: 'El archivo es XML, pero no SVG: su espacio de nombres es «{namespace}».',
    manyRules: 'El SVG tiene más de {most, number} reglas de estilo. Simplifíquelo y vuelva a subirlo.',
    drawsMany:
      'El SVG dibuja más de {most, number} elementos. Simplifíquelo o incrústelo como una sola imagen.',
    inside:
      'El SVG contiene {tag} dentro del dibujo, lo que no se puede conservar. Desagrúpelo o conviértalo y vuelva a subir el archivo.',
    deepUse: 'El SVG usa elementos unos dentro de otros en más de {most, number} niveles.',
    pictureKind:
      'El SVG incrusta una imagen que no es PNG ni JPEG. Incrústela como PNG o déjele un lugar ({example}).',
    turnedPicture: 'El SVG gira una imagen: en una etiqueta, las imágenes solo giran 90 grados.',
    largePicture:
      'El SVG incrusta una imagen de más de {most, number} MB. Redúzcala o póngala en la biblioteca de imágenes.',
    noSize: 'El SVG no dice el tamaño de la etiqueta. Dé a {tag} un ancho y un alto en mm, p. ej. {example}.',
    size: 'El SVG mide {width, number} × {height, number} mm: una etiqueta mide entre 1 y {most, number} mm de ancho y de alto. Dé a la página el tamaño de la etiqueta.',
    transform: 'El SVG tiene una transformación que no se puede leer: «{text}».',
    path: 'El SVG tiene un trazado que no se puede leer: «{text}».',
    longPath:
      'El SVG tiene un trazado de más de {most, number} números. Simplifíquelo o incrústelo como imagen.',
    turnedMark: 'El SVG gira el rectángulo «{name}»: los códigos, textos e imágenes solo giran 90 grados.',
    markWithoutSize: 'El SVG no da tamaño al rectángulo «{name}».',
    unknownBarcode: 'El SVG pide un código de barras «{name}». Las etiquetas conocen {symbologies}.',
    emptyBarcode: 'El SVG no dice qué contiene su código {symbology}. Añada {example} a su rectángulo.',
    text: 'El SVG {how, select, vertical {pone un texto en vertical} path {pone un texto a lo largo de un trazado} other {gira o inclina el texto «{text}»}}{named, select, yes { («{id}»)} other {}}. En una etiqueta, los textos solo giran 90 grados; conviértalo en trazado para conservarlo así.',
    danger:
      'El SVG contiene {what, select, script {un script} foreign {un objeto externo (HTML dentro del dibujo)} frame {un marco} object {un objeto incrustado} sound {sonido} video {un vídeo} other {una animación}} ({tag}). Elimínelo y vuelva a subir el archivo.',
    handler:
      'El SVG contiene un controlador de eventos ({attribute} de {tag}). Elimínelo y vuelva a subir el archivo.',
    outside:
      'El SVG remite a algo fuera del archivo: «{address}». Incruste imágenes y estilos, elimine enlaces y vuelva a subirlo.',
  },
  xmlFault: {
    endless:
      '{what, select, comment {un comentario} cdata {una sección CDATA} instruction {una instrucción} other {una marca}} empieza y no termina',
    textOutside: 'hay texto fuera del dibujo',
    closesOther: 'se cierra {tag}, pero {open} está abierto',
    closesNone: 'se cierra {tag}, que no está abierto',
    secondDrawing: 'hay un segundo dibujo detrás del primero',
    brokenTag: 'hay una marca incompleta',
    openAtEnd: 'el archivo termina con {tag} abierto',
    noDrawing: 'no hay ningún dibujo',
  },
  zplFile: {
    noLabel: 'El ZPL no contiene ninguna etiqueta: falta ^XA.',
    nothing: 'El ZPL no imprime nada: no hay ningún campo entre ^XA y ^XZ.',
    outsideLabel: 'El ZPL tiene {command} fuera de una etiqueta: antes falta ^XA.',
    cutOff: 'El ZPL está cortado: la última etiqueta no tiene ^XZ.',
    recalled:
      'El ZPL rellena un formato guardado en la impresora ({command}). Suba el archivo que lo guarda (^DF).',
    sign: 'El ZPL imprime el signo «{letter}» de ^GS, que las etiquetas de aquí no tienen.',
    largePictures:
      'Las imágenes del ZPL son demasiado grandes: juntas pueden tener 16 millones de puntos. Redúzcalas.',
    plainBytes:
      'El ZPL contiene una imagen en bytes sin formato (^GFB, ^GFC). Expórtela con datos hexadecimales (^GFA).',
    storedPicture:
      'El ZPL imprime una imagen guardada en la impresora ({command}). Ponga la imagen en el archivo (^GF o ~DG) y vuelva a subirlo.',
    damagedPicture:
      'El ZPL contiene una imagen que no se puede leer: {what, select, size {no dice su tamaño} form {sus datos no tienen ninguna forma que ZPL conozca} checksum {su suma de control es incorrecta} packed {no se puede descomprimir al tamaño que indica} more {tiene más datos de los que indica} other {repite una línea antes de la primera}}.',
    unknownBarcode:
      'El ZPL {what, select, code39 {añade un dígito de control a Code 39} qrcode {imprime un código QR del antiguo modelo 1} datamatrix {imprime un Data Matrix de una calidad antigua (solo se lee 200)} other {imprime el código {barcode}}} ({command}), que las etiquetas de aquí no conocen. Imprimen EAN-13, EAN-8, UPC-A, Code 128, GS1-128, ITF-14, Code 39, código QR, Data Matrix y GS1 DataMatrix.',
    size: 'El ZPL es para una etiqueta de {width, number} × {height, number} mm: una etiqueta mide entre 1 y {most, number} mm de ancho y de alto. Revise ^PW y ^LL.',
    manyCommands:
      'El ZPL tiene más de {most, number} comandos. Suba el formato de una etiqueta, no la impresión de muchas.',
    refused:
      'El ZPL {what, select, stores {guarda algo en la impresora} deletes {borra lo que está guardado en la impresora} asks {pregunta a la impresora por su estado} tag {escribe o lee una etiqueta RFID} network {cambia la configuración de red de la impresora} password {establece una contraseña de la impresora} signs {cambia los signos con los que empiezan los comandos} loads {carga una imagen guardada en la impresora} counts {cuenta de etiqueta en etiqueta} clock {imprime la hora de la impresora} direction {pone texto en vertical o al revés} units {mide en unidades que no son puntos} mirrored {imprime la etiqueta en espejo} reversed {invierte todo en la etiqueta} half {reduce la resolución a la mitad} other {restablece o controla la impresora}} ({command}). Una etiqueta no puede hacerlo: elimine el comando y vuelva a subir el archivo.',
    whiteBarcode:
      'El ZPL imprime un código de barras blanco sobre negro (^FR), que no todos los lectores leen. Elimine ^FR o el recuadro negro de debajo.',
  },
  labelNote: {
    besideLabel: 'Lo que queda fuera de la etiqueta se omite.',
    manyLabels: 'El archivo imprime {count, number} etiquetas: se leyó la primera.',
    guessedDots:
      'ZPL cuenta puntos y no dice su tamaño: se leyó a {dpi} ppp, como {width, number} × {height, number} mm.',
    guessedSize:
      'El archivo no dice el tamaño de la etiqueta ({commands}): donde falta se tomaron 4 × 6 pulgadas.',
    settings: 'Los ajustes de la impresora se omiten ({commands}): se guardan con la impresora.',
    unknownCommands: 'Los comandos que aquí no se conocen se omiten: {commands}.',
    justified: 'El texto justificado se alinea a la izquierda.',
    smallText: 'El texto «{text}» mide menos de 1 pt y se omite.',
    otherFont:
      'Las fuentes de la impresora se sustituyen por Noto Sans de la misma altura: mire la vista previa.',
    counting: 'El número que aumenta (^SN) es «{text}» en cada etiqueta: la cuenta no se conserva.',
    upsideDown: 'La etiqueta no se imprime cabeza abajo (^POI): gírela en la impresora.',
    copies: 'Cuántas etiquetas se imprimen (^PQ) se elige al imprimir.',
    pixels:
      'El SVG da su tamaño en píxeles: se leyó a {perInch} por pulgada, como {width, number} × {height, number} mm. Para mayor seguridad, indique ancho y alto en mm.',
    style: 'El estilo de «{selector}» se omite: solo se leen nombres, clases e identificadores.',
    lost: 'No se conserva del SVG: {what, select, clipping {el recorte} masks {las máscaras} filters {los filtros} other {las líneas discontinuas}}. Mire la vista previa.',
    oneLook: '«{text}» se imprime con un solo grosor y tamaño: los de su comienzo.',
    gradient: 'El color «{colour}» se imprime en negro: los degradados y los motivos no se conservan.',
    colours: 'Los colores se imprimen en negro o en blanco, según su luminosidad.',
  },
};
