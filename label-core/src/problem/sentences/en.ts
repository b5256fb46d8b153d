/**
 * Errors of a label, and warnings to check before it is printed. The keys outside of groups are the codes of problems and
 * warnings.
 */
export const en = {
  valueRequired: 'Variable “{name}” is empty; it is required.',
  valueTooLong: 'Variable “{name}” has {characters} characters; at most {most} are allowed.',
  toggleInvalid: 'Variable “{name}” must be “true” or “false”.',
  valueUncomputable: 'Variable “{name}” cannot be computed: {reason}.',
  formulaFault: 'Variable “{name}” cannot be computed: {reason} (column {column} of its formula).',
  /** A sentence of `overflow`. */
  textOverflow: '{problem}',
  textSmall:
    'The text of {subject} is printed with an x-height of {mm, number, ::.00} mm; at least {least, number, ::.0#} mm is asked.',
  characterMissing: 'The text of {subject} contains {characters}, which the label font cannot print.',
  barcodeEmpty: '{symbology} of {subject}: {reason}.',
  barcodeLength: '{symbology} of {subject}: {reason}.',
  barcodeCharacter: '{symbology} of {subject}: {reason}.',
  barcodeCheckDigit: '{symbology} of {subject}: {reason}.',
  barcodeSyntax: '{symbology} of {subject}: {reason}.',
  barcodeTooMuch: '{symbology} of {subject}: {reason}.',
  barcodeTooSmall: '{symbology} of {subject}: {reason}.',
  imageMissing: 'The image of {subject} is not in the media library.',
  imageUnreadable: 'The image of {subject} cannot be read; it must be a whole PNG or JPEG file.',
  outsideLabel: 'Element “{id}” reaches over the edge of the label.',

  textCut:
    'The text of {subject} does not fit its place on the label: it is printed cut, with “…” at its end.',
  markupUnread:
    'The text of {subject} has “{tag}”, which is unknown or has no counterpart: it is printed as it stands.',
  barcodeFine:
    '{symbology} of {subject}: at {dpi} dpi its {parts, select, bars {bars} other {modules}} are {mm, number, ::.00} mm wide; {reason}. A place {room} mm wide has room for {next, number, ::.00} mm.',
  barcodeCrowded:
    'Element “{intruder}” stands in the white space that barcode “{barcode}” needs around it: scanners may miss the code.',
  barcodeLow:
    '{symbology} of {subject}: its bars are {mm, number, ::.0} mm high, the standard has {asked, number, ::.0} mm; a scanner must be held straight to read it.',
  barcodeLong: '{symbology} of {subject}: {reason}.',
  barcodeWithoutBearerBars:
    '{symbology} of {subject}: it has no bearer bars; a scanner that is held askew may read a shorter number (“bearerBars” of the template).',
  imageShades:
    'The image of {subject} has shades of grey or colours. A thermal printer prints each dot black or white: what is darker than half becomes black, the rest stays white. Use a picture of black and white only.',

  labelUnprintable: 'The label cannot be printed.',
  /** Subject of a problem; in languages other than English always in the nominative. */
  subject: {
    variable: 'variable “{name}”',
    variables: 'variables {names}',
    element: 'element “{id}”',
    name: '“{name}”',
    names: '{earlier}, {last}',
    lastName: '{earlier} and {last}',
  },
  overflow: {
    text: 'The text of {subject} does not fit its place on the label, even at {size} pt.',
    textOfHeight:
      'The text of {subject} does not fit its place on the label with an x-height of {mm, number, ::.0#} mm ({size, number, ::.0#} pt).',
    belowBarcode: '{symbology} of {subject}: the text below it does not fit.',
  },
} as const;
