/** The words around the media library. */
export const texts = {
  choose: 'Choose a picture',
  chooseFor: (label: string) => `Choose a picture for ${label}`,
  change: 'Change',
  changeFor: (label: string) => `Change the picture of ${label}`,
  clear: 'Clear',
  clearFor: (label: string) => `Clear the picture of ${label}`,
  noneChosen: 'No picture chosen',
  gone: (mediaId: string) => `Picture ${mediaId} is not in the media library. Choose another one.`,
  notOffered: 'Pictures cannot be chosen here: this server offers no media library.',
  title: 'Media library',
  search: 'Search pictures',
  folder: 'Folder',
  everywhere: 'All folders',
  topLevel: 'Not in a folder',
  pictures: 'Pictures',
  none: 'The media library has no pictures yet. Somebody who manages labels adds them.',
  noneFound: 'No picture fits this search.',
  clearSearch: 'Clear search',
  found: (count: number) => (count === 1 ? '1 picture' : `${count} pictures`),
  more: (count: number) => `Show ${count} more`,
  notShown: (count: number) =>
    count === 1
      ? '1 file is not shown: only PNG and JPEG pictures can be printed.'
      : `${count} files are not shown: only PNG and JPEG pictures can be printed.`,
  cancel: 'Cancel',
  use: 'Use this picture',
  chooseFirst: 'Choose one of the pictures first.',
  close: 'Close',
} as const;
