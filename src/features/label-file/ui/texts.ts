export const texts = {
  drop: 'Drop the label’s file here, or choose it.',
  formats: 'Platen JSON, SVG or ZPL; at most 10 MB.',
  choose: 'Choose a file',
  chooseAnother: 'Choose another file',
  oneFile: 'Drop one file: a label is made of one.',
  reading: (file: string) => `Reading ${file}…`,
  refused: (file: string) => `${file} cannot be used`,
  read: (file: string, size: string, variables: number) =>
    `${file}: ${[size, variables === 1 ? '1 variable' : `${variables} variables`].filter(Boolean).join(', ')}.`,
  notes: 'Read otherwise than the file has it',
  added: 'New variables',
  removed: 'Variables that are gone',
  kept: 'Variables that stay',
  none: 'None',
} as const;
