export const en = {
  title: 'Label files',
  description: 'What a file may hold to become a label. Its content decides of which kind it is.',
  written: 'In the file',
  means: 'What it becomes',
  takeSample: 'Download {file}',
  sampleFailed: 'The sample could not be loaded. Check the network and try again.',
  kinds: {
    platen: {
      title: 'Platen JSON',
      intro:
        'The form in which Platen keeps every label. It holds everything that a label can have. File names end in .json.',
      limits: 'The label designer reads and writes this form.',
    },
    svg: {
      title: 'SVG',
      intro:
        'A drawing of a program such as Inkscape or Illustrator, its page as large as the label. For each barcode, draw a rectangle where it goes, with its white space, and say what it is. File names end in .svg.',
      limits:
        'Kept: shapes, paths, groups, texts turned by quarters, PNG and JPEG inside the file. Colours become black or white, other fonts Noto Sans. Refused: scripts, anything outside of the file, slanting text, and text along a path.',
    },
    zpl: {
      title: 'ZPL',
      intro:
        'What other label programs write when they print to a file, or what is written by hand. File names end in .zpl, .prn or .txt.',
      limits:
        'The printer’s fonts become Noto Sans of the same height. Settings of the printer and quantities are left to the print. Refused: commands that store on, delete from or set up a printer, and barcodes that labels do not have, such as PDF417.',
    },
  },
  rows: {
    size: 'The size of the label',
    sizeInMm: 'The size of the label, in mm so that it is certain',
    variables: 'The variables: texts, pictures and switches, with their defaults and rules',
    elements: 'Everything that is printed: texts, barcodes, pictures, rectangles, ellipses, lines and paths',
    inText: 'A variable inside of a text',
    barcode: 'One of 15 kinds of barcodes, drawn anew for the dots of each printer',
    shownWhen: 'Shown only when the switch is on, or the variable has a value',
    design: 'What the designer keeps: locked elements, groups, guides, margins. It is not printed.',
    variable: 'A variable. The same name is the same variable everywhere.',
    most: 'A variable of at most 12 characters',
    mostAndDefault: 'The same, which is “A1” when nobody fills it in',
    marked: 'A rectangle that becomes a barcode',
    wrapped: 'A rectangle that becomes a text which wraps and shrinks to fit',
    picture: 'A rectangle that becomes a picture of the media library',
    byName: 'The same as the name of the rectangle, for programs without attributes',
    dots: 'The size of the label in dots. ZPL does not say how large a dot is: 203 dpi is taken, more for wide labels.',
    numbered: 'A variable, named by its prompt',
    defaults: 'A variable in a barcode, with its default. The check digit is added.',
    barcodes: 'Barcodes, with the width that ^BY gives to their bars',
    graphics: 'Pictures in black and white',
  },
} as const;
