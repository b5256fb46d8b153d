export const en = {
  file: {
    open: 'File',
    title: 'Insert from a file',
    close: 'Close',
    insert: 'Insert',
    insertHint: 'Adds the elements of the file, with their variables, to this label.',
    replace: 'Replace all',
    replaceHint:
      'The size, elements and variables of the file take the place of those of this label. It can be undone.',
    unusable: 'This file cannot be designed here',
  },
  tracing: {
    title: 'Tracing picture',
    close: 'Close',
    about:
      'A photo or scan of a label, shown behind the drawing while you work. It is never part of the label and is not sent anywhere.',
    choose: 'Choose a picture',
    another: 'Choose another picture',
    refused: '{name} is no picture that this browser can show.',
    strength: 'Strength',
    percent: '{strength, number} %',
    widthMm: 'Width (mm)',
    xMm: 'Left (mm)',
    yMm: 'Top (mm)',
    fault: 'A number from {least, number} to {most, number}.',
    remove: 'Remove the picture',
    notKept: 'This browser could not keep the picture: it is gone when the page is reloaded.',
    scale: {
      measure: 'Measure between two points',
      about:
        'Press two points of the picture on the label, or type where they are. The picture is made as large as the distance between them says.',
      points: { from: 'First point', to: 'Second point' },
      left: '{point}, left (mm)',
      top: '{point}, top (mm)',
      length: 'Real distance (mm)',
      same: 'The two points are at the same place.',
      apply: 'Scale the picture',
    },
  },
} as const;
