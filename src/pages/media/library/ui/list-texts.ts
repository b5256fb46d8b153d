/** The words around a narrowed list of pictures. */
export const listTexts = {
  clear: 'Clear search and filters',
  noneFor: (search: string) =>
    search === '' ? 'No pictures match the filters.' : `No pictures found for “${search}”.`,
  count: (shown: number, all: number) =>
    shown === all
      ? `${all.toLocaleString('en')} ${all === 1 ? 'picture' : 'pictures'}`
      : `${shown.toLocaleString('en')} of ${all.toLocaleString('en')} pictures`,
} as const;
