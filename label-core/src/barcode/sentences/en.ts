/** Requirements of the barcode standards, as the end of a sentence. */
export const en = {
  /** Values that the standard of a barcode refuses; written after a colon. */
  barcodeRule: {
    empty: 'it is empty',
    carriers: 'a GTIN-{length} goes on {carriers} or {last}',
    noZerosToLeaveOut:
      'UPC-E holds only numbers that begin with 0 and have zeros to leave out, such as 012345000065; this one goes on UPC-A',
    withoutCheckDigit: '{expected} digits expected, the label adds the check digit; {found} found',
    checkDigitMayBeMissing: '{reason}; if it is missing, the number ends in {digit}',
    latinText: 'only letters, digits and signs of Western Europe are allowed',
    code39: 'only capital letters, digits, spaces and - . $ / + % are allowed',
    halfCharacter: 'it contains half a character',
    tooMany: 'at most {most} characters fit, {found} found',
    tooLong: 'the value is too long for this symbology',
    bracket: 'a “(” must begin an application identifier of two to four digits, as in (01)',
    identifierExpected: 'an application identifier is expected, in brackets as in (01) or as plain digits',
    noData: '({identifier}) has no data',
    dataLength: '({identifier}) must have {length} digits, it has {found}',
    element: '({identifier}) {reason}',
    linkWithoutKey: 'a Digital Link needs a key, such as (01) or (8006)',
    dotsInLink: '({identifier}) “.” and “..” are steps in a web address; they cannot be its data',
    /** Text of the encoder, in English. */
    encoder: '{words}',
    tooNarrow:
      'it does not fit its place on the label; at {dpi} dpi it needs {width, number, ::.0} mm of width and has {ownWidth, number, ::.0} mm',
    tooFlat:
      'it does not fit its place on the label; at {dpi} dpi it needs {height, number, ::.0} mm of height and has {ownHeight, number, ::.0} mm',
    tooSmall:
      'it does not fit its place on the label; at {dpi} dpi it needs {width, number, ::.0} mm of width and has {ownWidth, number, ::.0} mm, {height, number, ::.0} mm of height and has {ownHeight, number, ::.0} mm',
    tooManyOnLine: 'it has {characters} characters, GS1 allows {most}; divide it into two codes',
    tooWide: 'it is {mm, number, ::.0} mm wide, GS1 allows {most} mm; divide it into two codes',
  },
  /** Source of a required bar width; written after a semicolon. */
  askedWidth: {
    distribution: 'GS1 asks for {mm} mm or more on what is scanned in warehouses and transport',
    link: 'GS1 asks for {mm} mm or more for a link to an article',
    everyScanner: 'from {mm} mm on every scanner reads it',
  },
  /** Why a code scans as well as it does; written after its level and a colon. */
  scanLevel: {
    anywhere:
      'its {parts, select, bars {bars} other {modules}} are {mm, number, ::.00} mm wide, as the standard has them',
    width:
      'its {parts, select, bars {bars} other {modules}} are {mm, number, ::.00} mm wide; from {asked, number, ::.00} mm on it is read anywhere',
    height: 'its bars are {mm, number, ::.0} mm high; from {asked, number, ::.0} mm on it is read anywhere',
    narrow: 'its {parts, select, bars {bars} other {modules}} are {mm, number, ::.00} mm wide; {reason}',
    low: 'its bars are {mm, number, ::.0} mm high, the standard has {asked, number, ::.0} mm',
    crowded: 'something stands in the white space that it needs around it',
  },
} as const;
