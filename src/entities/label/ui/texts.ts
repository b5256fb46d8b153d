const millimetres = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

const EXCESS_SHOWN = 40;
const shortened = (text: string) => (text.length > EXCESS_SHOWN ? `${text.slice(0, EXCESS_SHOWN)}…` : text);

/** The words around a label. */
export const texts = {
  size: (widthMm: number, heightMm: number) =>
    `${millimetres.format(widthMm)} × ${millimetres.format(heightMm)} mm`,
  alternative: (name: string, size: string) => `Preview of ${name || 'the label'}, ${size}`,
  notPrintable: (name: string) => `${name} (cannot be printed now)`,
  notPublished: (name: string) => `${name} (not published yet)`,
  loading: 'Loading the preview',
  noTemplate: 'No preview: this server sends no template for this label. It prints all the same.',
  unreadable: 'No preview: the template of this label cannot be drawn here. It prints all the same.',
  lacksPictures: 'A picture could not be loaded for this preview. It appears on the print.',
  problems: 'This label cannot be printed yet',
  warnings: 'Look at this before you print',
  changed: (names: readonly string[]) => `Changed since the last print: ${names.join(', ')}`,
  remaining: (count: number) => (count < 0 ? `${-count} too many` : `${count} left`),
  ownValue: (value: string) => `Left empty, “${value}” is printed.`,
  excess: (excess: string, most: number) =>
    `“${shortened(excess)}” does not fit: at most ${most} characters.`,
  onOrOff: (isOn: boolean) => (isOn ? 'On' : 'Off'),
  picture: (mediaId: string) => `Picture ${mediaId}`,
  none: '–',
} as const;
