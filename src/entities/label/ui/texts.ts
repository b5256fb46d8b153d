const millimetres = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** The words around a label. */
export const texts = {
  size: (widthMm: number, heightMm: number) =>
    `${millimetres.format(widthMm)} × ${millimetres.format(heightMm)} mm`,
  alternative: (name: string, size: string) => `Preview of ${name || 'the label'}, ${size}`,
  loading: 'Loading the preview',
  noTemplate: 'No preview: this server sends no template for this label. It prints all the same.',
  unreadable: 'No preview: the template of this label cannot be drawn here. It prints all the same.',
  lacksPictures: 'Pictures from the media library appear on the print.',
  problems: 'This label cannot be printed yet',
  remaining: (count: number) => (count < 0 ? `${-count} too many` : `${count} left`),
  ownValue: (value: string) => `Left empty, “${value}” is printed.`,
  mediaHint: 'Name or number of a picture in the media library',
  none: '–',
} as const;
