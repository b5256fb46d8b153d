import type { Translation } from '../../sentence/index.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  labelFile: {
    empty: 'Le fichier est vide.',
    large:
      'Le fichier est trop grand : un fichier d’étiquette a au plus {most, number} Mo. Mettez les grandes images dans la médiathèque.',
    notText:
      'Le fichier contient des octets qui ne sont pas du texte. Un fichier d’étiquette est du texte : JSON Platen, SVG ou ZPL.',
    notUtf8:
      'Le texte du fichier n’est pas en UTF-8. Enregistrez-le avec l’encodage UTF-8, puis déposez-le de nouveau.',
    unknown:
      'Ce n’est pas un fichier d’étiquette : ni JSON Platen (qui commence par « {brace} »), ni SVG (« {tag} »), ni ZPL (« ^XA »).',
    otherEnding:
      'Le fichier porte l’extension « .{ending} », mais contient {format}. Donnez-lui l’extension .{right} s’il s’agit bien de cette étiquette.',
    notJson: 'Le fichier commence comme du JSON, mais n’est pas du JSON valide.',
    foreign:
      '{kind, select, nicelabel {Un fichier NiceLabel} bartender {Un fichier BarTender} pdf {Un fichier PDF} word {Un fichier Word} glabels {Un fichier gLabels} rtf {Un fichier RTF} svgz {Un fichier SVG compressé} zip {Un fichier compressé} office {Un fichier Office} picture {Une image} other {Une page web}} ne peut pas être lu ici. {remedy, select, unpack {Décompressez le fichier, puis déposez l’étiquette qu’il contient.} plain {Enregistrez-le en SVG simple.} library {Les images vont dans la médiathèque ; il faut à une étiquette du SVG, du ZPL ou du JSON Platen.} other {Dans son programme, exportez l’étiquette en SVG ou en ZPL (imprimer dans un fichier), puis déposez le résultat.}}',
    picture:
      'L’image de l’élément « {id} » est inutilisable : il faut un PNG ou JPEG complet de 16 millions de pixels au plus.',
    twoTypes:
      'La variable « {name} » sert de {first, select, text {texte} picture {image} other {interrupteur}} et de {second, select, text {texte} picture {image} other {interrupteur}}. Donnez un autre nom à l’un des deux.',
    manyElements:
      'L’étiquette dessine plus de {most, number} éléments. Combinez des tracés, ou intégrez le dessin en une seule image.',
    openPlaceholder:
      '« {text} » commence une variable qui ne finit pas : écrivez {example}, d’un seul tenant et dans un seul style.',
    badName:
      '« {text} » ne désigne pas de variable : un nom commence et finit par une lettre, un chiffre ou un trait de soulignement ; les espaces et . : / - sont admis entre les deux. Une longueur et une valeur par défaut peuvent suivre : {example}.',
  },
  svgFile: {
    notWellFormed: 'Le SVG n’est pas bien formé, ligne {line} : {fault}.',
    manyElements:
      'Le SVG a plus de {most, number} éléments. Simplifiez le dessin, ou intégrez-le en une seule image.',
    deep: 'Le SVG est imbriqué sur plus de {most, number} éléments.',
    outsideStyles:
      'Le SVG désigne une feuille de style hors du fichier. Intégrez les styles, puis déposez-le de nouveau.',
    importedStyles:
      'Le SVG importe une feuille de style (@import). Intégrez les styles, puis déposez-le de nouveau.',
    doctype:
      'Le SVG contient un type de document avec ses propres définitions ({doctype} ou {entity}). Enregistrez-le en SVG simple, sans elles.',
    manyEntities:
      'Le SVG écrit plus de {most, number} caractères sous forme d’entités (&…). Enregistrez-le avec les caractères eux-mêmes.',
    entity: 'Le SVG utilise « {entity} », qui n’est pas un caractère XML. Écrivez « {ampersand} » pour &.',
    otherRoot: 'Le fichier est du XML, mais pas un SVG : il commence par {found}, pas par {expected}.',
    otherNamespace: 'Le fichier est du XML, mais pas un SVG : son espace de noms est « {namespace} ».',
    manyRules: 'Le SVG a plus de {most, number} règles de style. Simplifiez-le, puis déposez-le de nouveau.',
    drawsMany:
      'Le SVG dessine plus de {most, number} éléments. Simplifiez-le, ou intégrez-le en une seule image.',
    inside:
      'Le SVG contient {tag} dans le dessin, ce qui ne peut pas être conservé. Dissociez-le ou convertissez-le, puis déposez de nouveau le fichier.',
    deepUse: 'Le SVG utilise des éléments les uns dans les autres sur plus de {most, number} niveaux.',
    pictureKind:
      'Le SVG intègre une image qui n’est ni PNG ni JPEG. Intégrez-la en PNG, ou laissez-lui une place ({example}).',
    turnedPicture: 'Le SVG tourne une image : sur une étiquette, les images ne tournent que de 90 degrés.',
    largePicture:
      'Le SVG intègre une image de plus de {most, number} Mo. Réduisez-la, ou mettez-la dans la médiathèque.',
    noSize:
      'Le SVG ne dit pas la taille de l’étiquette. Donnez à {tag} une largeur et une hauteur en mm, p. ex. {example}.',
    size: 'Le SVG fait {width, number} × {height, number} mm : une étiquette fait de 1 à {most, number} mm de large et de haut. Donnez à la page la taille de l’étiquette.',
    transform: 'Le SVG a une transformation illisible : « {text} ».',
    path: 'Le SVG a un tracé illisible : « {text} ».',
    longPath:
      'Le SVG a un tracé de plus de {most, number} nombres. Simplifiez-le, ou intégrez-le comme image.',
    turnedMark:
      'Le SVG tourne le rectangle « {name} » : les codes-barres, textes et images ne tournent que de 90 degrés.',
    markWithoutSize: 'Le SVG ne donne pas de taille au rectangle « {name} ».',
    unknownBarcode: 'Le SVG demande un code-barres « {name} ». Les étiquettes connaissent {symbologies}.',
    emptyBarcode:
      'Le SVG ne dit pas ce que contient son code-barres {symbology}. Ajoutez {example} à son rectangle.',
    text: 'Le SVG {how, select, vertical {place un texte à la verticale} path {place un texte le long d’un tracé} other {tourne ou incline le texte « {text} »}}{named, select, yes { (« {id} »)} other {}}. Sur une étiquette, les textes ne tournent que de 90 degrés ; convertissez-le en tracé pour le garder ainsi.',
    danger:
      'Le SVG contient {what, select, script {un script} foreign {un objet étranger (HTML dans le dessin)} frame {un cadre} object {un objet intégré} sound {du son} video {une vidéo} other {une animation}} ({tag}). Supprimez cela, puis déposez de nouveau le fichier.',
    handler:
      'Le SVG contient un gestionnaire d’événement ({attribute} de {tag}). Supprimez-le, puis déposez de nouveau le fichier.',
    outside:
      'Le SVG renvoie à quelque chose hors du fichier : « {address} ». Intégrez images et styles, supprimez les liens, puis déposez-le de nouveau.',
  },
  xmlFault: {
    endless:
      '{what, select, comment {un commentaire} cdata {une section CDATA} instruction {une instruction} other {une balise}} commence et ne finit pas',
    textOutside: 'du texte se trouve hors du dessin',
    closesOther: '{tag} est fermé, mais {open} est ouvert',
    closesNone: '{tag} est fermé sans être ouvert',
    secondDrawing: 'un second dessin suit le premier',
    brokenTag: 'une balise est incomplète',
    openAtEnd: 'le fichier finit alors que {tag} est ouvert',
    noDrawing: 'il n’y a pas de dessin',
  },
  zplFile: {
    noLabel: 'Le ZPL ne contient pas d’étiquette : ^XA manque.',
    nothing: 'Le ZPL n’imprime rien : il n’y a pas de champ entre ^XA et ^XZ.',
    outsideLabel: 'Le ZPL a {command} hors d’une étiquette : ^XA manque avant.',
    cutOff: 'Le ZPL est coupé : la dernière étiquette n’a pas de ^XZ.',
    recalled:
      'Le ZPL remplit un format enregistré dans l’imprimante ({command}). Déposez le fichier qui l’enregistre (^DF).',
    sign: 'Le ZPL imprime le signe « {letter} » de ^GS, que les étiquettes n’ont pas ici.',
    largePictures:
      'Les images du ZPL sont trop grandes : ensemble, elles peuvent avoir 16 millions de points. Réduisez-les.',
    plainBytes:
      'Le ZPL contient une image en octets bruts (^GFB, ^GFC). Exportez-la en données hexadécimales (^GFA).',
    storedPicture:
      'Le ZPL imprime une image enregistrée dans l’imprimante ({command}). Mettez l’image dans le fichier (^GF ou ~DG), puis déposez-le de nouveau.',
    damagedPicture:
      'Le ZPL contient une image illisible : elle {what, select, size {ne dit pas sa taille} form {a des données d’une forme que ZPL ne connaît pas} checksum {a une somme de contrôle fausse} packed {ne se décompresse pas à la taille annoncée} more {a plus de données qu’annoncé} other {répète une ligne avant la première}}.',
    unknownBarcode:
      'Le ZPL {what, select, code39 {ajoute une clé de contrôle à Code 39} qrcode {imprime un code QR de l’ancien modèle 1} datamatrix {imprime un Data Matrix d’une ancienne qualité (seule 200 est lue)} other {imprime le code-barres {barcode}}} ({command}), ce que les étiquettes ne connaissent pas ici. Elles impriment EAN-13, EAN-8, UPC-A, Code 128, GS1-128, ITF-14, Code 39, code QR, Data Matrix et GS1 DataMatrix.',
    size: 'Le ZPL est pour une étiquette de {width, number} × {height, number} mm : une étiquette fait de 1 à {most, number} mm de large et de haut. Vérifiez ^PW et ^LL.',
    manyCommands:
      'Le ZPL a plus de {most, number} commandes. Déposez le format d’une étiquette, pas l’impression de plusieurs.',
    refused:
      'Le ZPL {what, select, stores {enregistre quelque chose dans l’imprimante} deletes {supprime ce qui est enregistré dans l’imprimante} asks {demande son état à l’imprimante} tag {écrit ou lit une puce RFID} network {modifie les réglages réseau de l’imprimante} password {définit un mot de passe de l’imprimante} signs {change les signes par lesquels commencent les commandes} loads {charge une image enregistrée dans l’imprimante} counts {compte d’une étiquette à l’autre} clock {imprime l’heure de l’imprimante} direction {place du texte à la verticale ou à l’envers} units {mesure dans d’autres unités que les points} mirrored {imprime l’étiquette en miroir} reversed {inverse tout sur l’étiquette} half {divise la résolution par deux} other {réinitialise ou commande l’imprimante}} ({command}). Une étiquette ne peut pas le faire : supprimez la commande, puis déposez de nouveau le fichier.',
    whiteBarcode:
      'Le ZPL imprime un code-barres blanc sur noir (^FR), que tous les lecteurs ne lisent pas. Supprimez ^FR ou le cadre noir en dessous.',
  },
  labelNote: {
    besideLabel: 'Ce qui se trouve à côté de l’étiquette est omis.',
    manyLabels: 'Le fichier imprime {count, number} étiquettes : la première a été lue.',
    guessedDots:
      'ZPL compte des points sans dire leur taille : il a été lu à {dpi} ppp, soit {width, number} × {height, number} mm.',
    guessedSize:
      'Le fichier ne dit pas la taille de l’étiquette ({commands}) : 4 × 6 pouces ont été pris là où elle manque.',
    settings: 'Les réglages de l’imprimante sont omis ({commands}) : ils restent avec l’imprimante.',
    unknownCommands: 'Les commandes inconnues ici sont omises : {commands}.',
    justified: 'Le texte justifié est aligné à gauche.',
    smallText: 'Le texte « {text} » fait moins de 1 pt et est omis.',
    otherFont:
      'Les polices de l’imprimante sont remplacées par Noto Sans de même hauteur : regardez l’aperçu.',
    counting:
      'Le numéro qui augmente (^SN) est « {text} » sur chaque étiquette : le comptage n’est pas conservé.',
    upsideDown: 'L’étiquette n’est pas imprimée tête en bas (^POI) : tournez-la dans l’imprimante.',
    copies: 'Le nombre d’étiquettes à imprimer (^PQ) se choisit à l’impression.',
    pixels:
      'Le SVG donne sa taille en pixels : il a été lu à {perInch} par pouce, soit {width, number} × {height, number} mm. Donnez largeur et hauteur en mm pour plus de sûreté.',
    style: 'Le style de « {selector} » est omis : seuls les noms, classes et identifiants sont lus.',
    lost: 'Non conservé du SVG : {what, select, clipping {le découpage} masks {les masques} filters {les filtres} other {les lignes en tirets}}. Regardez l’aperçu.',
    oneLook: '« {text} » est imprimé dans une seule graisse et taille : celles du début.',
    gradient:
      'La couleur « {colour} » est imprimée en noir : les dégradés et les motifs ne sont pas conservés.',
    colours: 'Les couleurs sont imprimées en noir ou en blanc, selon leur luminosité.',
  },
};
