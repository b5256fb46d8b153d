/** Reasons why a label file cannot be used, and changes made while reading it; shown to the person who uploads it. */
export const en = {
  labelFile: {
    empty: 'The file is empty.',
    large:
      'The file is too large: a label file has at most {most} MB. Put large pictures into the media library.',
    notText: 'The file holds bytes that are not text. A label file is plain text: Platen JSON, SVG or ZPL.',
    notUtf8: 'The text of the file is not UTF-8. Save it in the encoding UTF-8, and upload it again.',
    unknown:
      'This is no label file: it is neither Platen JSON (which begins with “{brace}”), SVG (“{tag}”) nor ZPL (“^XA”).',
    otherEnding:
      'The file is named “.{ending}”, and it holds {format}. Give it the ending .{right} if that is the label you meant.',
    notJson: 'The file begins like JSON, but it is not valid JSON.',
    foreign:
      'This is {kind, select, nicelabel {a NiceLabel file} bartender {a BarTender file} pdf {a PDF file} word {a Word file} glabels {a gLabels file} rtf {an RTF file} svgz {a compressed SVG file} zip {a compressed file} office {an Office file} picture {a picture} other {a web page}}, which cannot be read here. {remedy, select, unpack {Unpack it, and upload the label inside.} plain {Save it as plain SVG.} library {Pictures go into the media library; a label needs SVG, ZPL or Platen JSON.} other {In its program, export the label as SVG or as ZPL (print to file), and upload that.}}',
    picture:
      'The picture of element “{id}” cannot be used: it must be a whole PNG or JPEG of at most 16 million pixels.',
    twoTypes:
      'Variable “{name}” is used as {first, select, text {a text} picture {a picture} other {a switch}} and as {second, select, text {a text} picture {a picture} other {a switch}}. Give one of them another name.',
    manyElements:
      'The label draws more than {most} elements. Combine paths, or embed the drawing as one picture.',
    openPlaceholder:
      '“{text}” begins a variable that does not end: write {example}, in one piece and in one style.',
    badName:
      '“{text}” names no variable: a name begins and ends with a letter, digit or underscore; spaces and . : / - may stand between. A size and a default may follow: {example}.',
  },
  svgFile: {
    notWellFormed: 'The SVG is not well-formed: line {line} {fault}.',
    manyElements:
      'The SVG has more than {most, number} elements. Simplify the drawing, or embed it as one picture.',
    deep: 'The SVG is nested more than {most} elements deep.',
    outsideStyles: 'The SVG names a style sheet outside of the file. Embed the styles, and upload it again.',
    importedStyles: 'The SVG imports a style sheet (@import). Embed the styles, and upload it again.',
    doctype:
      'The SVG holds a document type with definitions of its own ({doctype} or {entity}). Save it as plain SVG, without them.',
    manyEntities:
      'The SVG writes more than {most, number} characters as entities (&…). Save it with the characters themselves.',
    entity: 'The SVG uses “{entity}”, which is no character of XML. Write “{ampersand}” for &.',
    otherRoot: 'The file is XML, but no SVG: it begins with {found}, not with {expected}.',
    otherNamespace: 'The file is XML, but no SVG: its namespace is “{namespace}”.',
    manyRules: 'The SVG has more than {most} style rules. Simplify it, and upload it again.',
    drawsMany: 'The SVG draws more than {most, number} elements. Simplify it, or embed it as one picture.',
    inside:
      'The SVG holds a {tag} inside of the drawing, which cannot be kept. Ungroup it or convert it, and upload the file again.',
    deepUse: 'The SVG uses elements within each other more than {most} deep.',
    pictureKind:
      'The SVG embeds a picture that is neither PNG nor JPEG. Embed it as PNG, or leave a place for it ({example}).',
    turnedPicture: 'The SVG turns a picture: on a label, pictures turn by 90 degrees only.',
    largePicture:
      'The SVG embeds a picture of more than {most} MB. Make it smaller, or put it into the media library.',
    noSize:
      'The SVG does not say how large the label is. Give its {tag} a width and a height in mm, e.g. {example}.',
    size: 'The SVG is {width} × {height} mm: a label is between 1 and {most} mm wide and high. Set the size of the page to that of the label.',
    transform: 'The SVG has a transform that cannot be read: “{text}”.',
    path: 'The SVG has a path that cannot be read: “{text}”.',
    longPath:
      'The SVG has a path of more than {most, number} numbers. Simplify it, or embed it as a picture.',
    turnedMark: 'The SVG turns the rectangle “{name}”: barcodes, texts and pictures turn by 90 degrees only.',
    markWithoutSize: 'The SVG gives the rectangle “{name}” no size.',
    unknownBarcode: 'The SVG asks for a barcode “{name}”. Labels know {symbologies}.',
    emptyBarcode:
      'The SVG says of its {symbology} barcode not what it holds. Add {example} to its rectangle.',
    text: 'The SVG {how, select, vertical {sets a text vertically} path {sets a text along a path} other {turns or slants the text “{text}”}}{named, select, yes { (“{id}”)} other {}}. On a label, texts turn by 90 degrees only; convert it to a path to keep it as it is.',
    danger:
      'The SVG holds {what, select, script {a script} foreign {a foreign object (HTML inside the drawing)} frame {a frame} object {an embedded object} sound {sound} video {a video} other {an animation}} ({tag}). Remove it, and upload the file again.',
    handler: 'The SVG holds an event handler ({attribute} of {tag}). Remove it, and upload the file again.',
    outside:
      'The SVG refers to something outside of the file: “{address}”. Embed pictures and styles, remove links, and upload it again.',
  },
  /** Written after the line number: “line 2 …”. */
  xmlFault: {
    endless:
      'begins {what, select, comment {a comment} cdata {a CDATA section} instruction {an instruction} other {a tag}} that does not end',
    textOutside: 'has text outside of the drawing',
    closesOther: 'ends {tag}, but {open} is open',
    closesNone: 'ends {tag}, which is not open',
    secondDrawing: 'has a second drawing behind the first',
    brokenTag: 'has a tag that is not complete',
    openAtEnd: 'ends while {tag} is open',
    noDrawing: 'holds no drawing',
  },
  zplFile: {
    noLabel: 'The ZPL holds no label: ^XA is missing.',
    nothing: 'The ZPL prints nothing: there is no field between ^XA and ^XZ.',
    outsideLabel: 'The ZPL has {command} outside of a label: ^XA is missing before it.',
    cutOff: 'The ZPL is cut off: the last label has no ^XZ.',
    recalled:
      'The ZPL fills in a format that is stored on the printer ({command}). Upload the file that stores it (^DF).',
    sign: 'The ZPL prints the sign “{letter}” of ^GS, which labels here do not have.',
    largePictures:
      'The pictures of the ZPL are too large: together they may have 16 million dots. Make them smaller.',
    plainBytes:
      'The ZPL holds a picture as plain bytes (^GFB, ^GFC). Export it with hexadecimal data (^GFA).',
    storedPicture:
      'The ZPL prints a picture that is stored on the printer ({command}). Put the picture into the file (^GF or ~DG), and upload it again.',
    damagedPicture:
      'The ZPL holds a picture that cannot be read: it {what, select, size {does not say how large it is} form {has data in no form that ZPL knows} checksum {has a wrong checksum} packed {cannot be unpacked to the size it says} more {has more data than it says} other {repeats a row before the first}}.',
    unknownBarcode:
      'The ZPL {what, select, code39 {adds a check digit to Code 39} qrcode {prints a QR code of the old model 1} datamatrix {prints a Data Matrix of an old quality (only 200 is read)} other {prints the barcode {barcode}}} ({command}), which labels here do not know. They print EAN-13, EAN-8, UPC-A, Code 128, GS1-128, ITF-14, Code 39, QR code, Data Matrix and GS1 DataMatrix.',
    size: 'The ZPL is for a label of {width} × {height} mm: a label is between 1 and {most} mm wide and high. Look at ^PW and ^LL.',
    manyCommands:
      'The ZPL has more than {most, number} commands. Upload the format of one label, not a print of many.',
    refused:
      'The ZPL {what, select, stores {stores something on the printer} deletes {deletes what is stored on the printer} asks {asks the printer for its state} tag {writes or reads an RFID tag} network {changes the network settings of the printer} password {sets a password of the printer} signs {changes the signs that commands begin with} loads {loads a picture that is stored on the printer} counts {counts up from label to label} clock {prints the clock of the printer} direction {sets text vertically or backwards} units {measures in other units than dots} mirrored {prints the label mirrored} reversed {reverses everything on the label} half {halves the resolution} other {resets or controls the printer}} ({command}). A label cannot do that: remove the command, and upload the file again.',
    whiteBarcode:
      'The ZPL prints a barcode white on black (^FR), which not every scanner reads. Remove ^FR or the black box below it.',
  },
  labelNote: {
    besideLabel: 'What lies beside the label is left out.',
    manyLabels: 'The file prints {count} labels: the first was read.',
    guessedDots:
      'ZPL counts dots and does not say how large they are: it was read at {dpi} dpi, as {width} × {height} mm.',
    guessedSize:
      'The file does not say the size of the label ({commands}): 4 × 6 inches were taken where it is missing.',
    settings: 'Settings of the printer are left out ({commands}): they are kept with the printer.',
    unknownCommands: 'Commands that are not known here are left out: {commands}.',
    justified: 'Justified text is set to the left.',
    smallText: 'The text “{text}” is smaller than 1 pt and left out.',
    otherFont: 'The fonts of the printer are replaced by Noto Sans of the same height: look at the preview.',
    counting: 'The number that counts up (^SN) is “{text}” on every label: counting is not kept.',
    upsideDown: 'The label is not printed upside down (^POI): turn it in the printer.',
    copies: 'How many labels are printed (^PQ) is chosen when they are printed.',
    pixels:
      'The SVG gives its size in pixels: it was read at {perInch} to the inch, as {width} × {height} mm. Give width and height in mm to be sure.',
    style: 'The style of “{selector}” is left out: only names, classes and ids are read.',
    lost: 'Not kept from the SVG: {what, select, clipping {clipping} masks {masks} filters {filters} other {dashes of lines}}. Look at the preview.',
    oneLook: '“{text}” is printed in one weight and size: that of its beginning.',
    gradient: 'The colour “{colour}” is printed black: gradients and patterns are not kept.',
    colours: 'Colours are printed in black or white, whichever is nearer to their brightness.',
  },
} as const;
