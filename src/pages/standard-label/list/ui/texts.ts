const millimetres = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** The words of the gallery. */
export const texts = {
  title: 'Standard labels',
  description: 'Finished templates: set your company and words once, then save them as labels.',
  own: 'Kept by your organisation',
  offered: 'Templates',
  search: 'Search templates',
  kind: 'Kind',
  size: 'Size',
  sizes: { small: 'Up to 60 mm', medium: 'Up to 110 mm', large: 'Larger' },
  sizeOf: (widthMm: number, heightMm: number) =>
    `${millimetres.format(widthMm)} × ${millimetres.format(heightMm)} mm`,
  from: (template: string) => `From ${template}`,
  none: 'This server offers no templates. Add a label from a file instead.',
  addLabel: 'Add label',
  noneFor: (search: string) =>
    search === '' ? 'No templates match the filters.' : `No templates found for “${search}”.`,
  clear: 'Clear search and filters',
  found: (shown: number, all: number) =>
    shown === all
      ? `${all.toLocaleString('en')} ${all === 1 ? 'template' : 'templates'}`
      : `${shown.toLocaleString('en')} of ${all.toLocaleString('en')} templates`,
  labels: (used: number, allowed: number) =>
    `${used.toLocaleString('en')} of ${allowed.toLocaleString('en')} labels used`,
} as const;
