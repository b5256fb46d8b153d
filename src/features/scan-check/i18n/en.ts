export const en = {
  title: 'Scanner test at {dpi, number} dpi',
  good: '{count, plural, one {The barcode was read as it should.} other {All # barcodes were read as they should.}}',
  failed: '{failed, number} of {total, plural, one {# barcode} other {# barcodes}} failed.',
  none: 'This label shows no barcode that could be tested.',
  old: 'The label was changed since this test.',
  reading: 'Reading the barcodes',
  notLoaded: 'The scanner test could not be loaded. Check the network and try again.',
  notDrawn: 'The label could not be drawn for the scanner test.',
  retry: 'Try again',
  outcome: {
    read: 'The scanner test read {text}, as it should.',
    other: 'The scanner test read {text}, which is not its value.',
    nothing:
      'The scanner test read nothing at {dpi, number} dpi: the bars are {dots, plural, one {# dot} other {# dots}} wide.',
    'not-printed': 'Not tested: it is not printed with these values.',
  },
} as const;
