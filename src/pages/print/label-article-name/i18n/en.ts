export const en = {
  title: 'Print label',
  noName: 'There is no article name in this address.',
  several: 'There is more than one article named “{name}”. Choose the one to print.',
  articles: 'Articles with this name',
  notLinked: '“{name}” isn’t linked to the label “{label}”.',
  ownLabels: 'Print it with its own labels',
  willBeCreated: 'There is no article named “{name}”. Fill in its values to create it and print it.',
  withoutArticle:
    'There is no article named “{name}”. You can print without one: fill in everything but the name. An article manager can create it.',
  cannotBePrinted:
    'There is no article named “{name}”, and this label has no field for a name. Ask an article manager to create it, or choose another article.',
  otherArticle: 'Choose another article',
  createdUnseen:
    '“{name}” was created, but the server does not say which article it is. Go back and choose it.',
} as const;
