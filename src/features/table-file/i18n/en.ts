export const en = {
  chooseFile: 'Choose a file',
  chooseOther: 'Choose another file',
  drop: 'or drop it here',
  dropNow: 'Drop to upload',
  limits: 'CSV, TSV or XLSX, up to {size} and {rows, number} rows. The file is read on this computer.',
  reading: 'Reading the file',
  sheet: 'Sheet',
  encoding: 'Encoding',
  delimiter: 'Delimiter',
  delimiters: { comma: 'Comma  ,', semicolon: 'Semicolon  ;', tab: 'Tab', bar: 'Bar  |' },
  hasHeader: 'The first row contains headings',
  preview: 'The first rows of the file',
  line: 'Line',
  column: 'Column {number, number}',
  notOpen: 'No file is open. Choose the file again.',
  readerStopped:
    'The file could not be read in this browser. Choose it again; if that does not help, split it or reload the page.',
} as const;
