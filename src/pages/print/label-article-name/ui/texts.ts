export const texts = {
  title: 'Print label',
  noName: 'This address names no article.',
  several: (name: string) => `There is more than one article named “${name}”. Choose the one to print.`,
  choice: 'Articles of this name',
  notCarried: (name: string, label: string) => `“${name}” does not carry the label “${label}”.`,
  ownLabels: 'Print it with its own labels',
  willBeCreated: (name: string) =>
    `There is no article named “${name}”. Fill in its values: it is created with them and then printed.`,
  withoutArticle: (name: string) =>
    `There is no article named “${name}”. It is printed without one: everything but the name has to be filled in. Somebody who manages articles can create it.`,
  cannotBePrinted: (name: string) =>
    `There is no article named “${name}”, and this label has no place for a name. Ask somebody who manages articles to create it, or choose another article.`,
  otherArticle: 'Choose another article',
  createdUnseen: (name: string) =>
    `“${name}” was created, but the server does not say which article it is. Go back and choose it.`,
} as const;
