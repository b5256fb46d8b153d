export const texts = {
  unknownError: 'Unknown error occurred',
  createdUnseen: (name: string) =>
    `${name} was created, but the server does not say which article it is. Choose it by the search.`,
} as const;
