const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** What a screen says of a scan. */
export const texts = {
  looking: (code: string) => `Looking for ${code}`,
  notFound: (code: string) => `No article found for ${code}.`,
  typed: (code: string) => `${code} is no article: it was put into the field.`,
  searchFailed: 'Error searching for articles',
  namesNoArticle: 'This code names no article. Scan the code of an article.',
  notHere: (name: string) => `${name} cannot be printed from here: it does not carry this label.`,
  opened: (name: string) => `${name}, from the code.`,
  filled: (labels: readonly string[]) => `Filled ${list.format(labels)} from the code.`,
  fillsNothing: 'This code holds nothing that this label asks for.',
  again: (name: string, quantity: number) => `${name} again: the quantity is now ${quantity}.`,
  ready: 'Scanner ready. The same article again adds one to the quantity; another one opens its page.',
  readyForList: 'Scanner ready. A scan opens the article’s print page.',
  question: 'Leave this page?',
  lost: (scanned: string) =>
    `You scanned ${scanned}. What you have entered here is lost when its page opens.`,
  stay: 'Stay here',
  go: (scanned: string) => `Go to ${scanned}`,
  stayed: 'Nothing has changed.',
  close: 'Close',
} as const;
