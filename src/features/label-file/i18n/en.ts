export const en = {
  drop: 'Drop the label’s file here, or choose it.',
  formats: 'Platen JSON, SVG or ZPL; at most 10 MB.',
  choose: 'Choose a file',
  chooseAnother: 'Choose another file',
  oneFile: 'Drop only one file: a label is made from one.',
  reading: 'Reading {file}…',
  refused: '{file} cannot be used',
  read: '{file}: {size}, {variables, plural, one {# variable} other {# variables}}.',
  readUnsized: '{file}: {variables, plural, one {# variable} other {# variables}}.',
  notes: 'Changed while reading your file',
  nothingTold:
    'The server does not say what it read, so there is no preview. If you add a label now, add its file afterwards on the screen of the label.',
  fileIsGone: 'The file can no longer be read. It may have been moved or deleted: choose it again.',
  added: 'New variables',
  removed: 'Removed variables',
  kept: 'Unchanged variables',
  none: 'None',
  realSize: {
    title: 'Size of the label',
    hint: 'The file gives no size in mm. Say how large the label is: everything on it is scaled along.',
    asNow: {
      both: 'As now, {size}',
      widthMm: 'As wide as now, {size}',
      heightMm: 'As high as now, {size}',
    },
    widthMm: 'Width in mm',
    heightMm: 'Height in mm',
    fault:
      'A number from {least, number} to {most, number}, so that everything on the label stays within its limits.',
  },
} as const;
