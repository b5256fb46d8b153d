export const fileTexts = {
  tooLarge: 'The file is larger than 2 MB: that is no file of widgets.',
  noWidgets: 'This is no file of widgets.',
  otherVersion: (version: number) =>
    `The file is of version ${version}, which is not known here. Export it again from a product of this version.`,
  empty: 'There is no widget in the file.',
  tooMany: (most: number) => `There are more than ${most} widgets in the file.`,
  badWidget: (number: number, place: string) =>
    place === ''
      ? `Widget ${number} of the file is none.`
      : `Widget ${number} of the file: ${place} is missing or cannot be used.`,
  noLabel: (widget: string, name: string) =>
    `${widget}: there is no label ${name} here. It is left without one.`,
  noPrinter: (widget: string, name: string) =>
    `${widget}: there is no printer ${name} here. It is left without one.`,
  noArticle: (widget: string, name: string) =>
    `${widget}: there is no article ${name} here. It is left without a predefined one.`,
  articleUnknown: (widget: string, name: string) =>
    `${widget}: the article ${name} could not be looked for. It is left without a predefined one.`,
  noGroup: (widget: string, name: string) => `${widget}: there is no group ${name} here.`,
  noPerson: (widget: string, name: string) => `${widget}: there is no person ${name} here.`,
  onlyYou: (widget: string) => `${widget}: nobody it was for is here, so it is for you alone.`,
} as const;
