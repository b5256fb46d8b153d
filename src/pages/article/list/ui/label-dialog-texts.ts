const count = (articles: number) =>
  `${articles.toLocaleString('en')} ${articles === 1 ? 'article' : 'articles'}`;
const NAMES_SHOWN = 3;

/** What is said of a label and many articles, by what is done. */
export const labelDialogTexts = {
  title: {
    connect: (articles: number) => `Connect a label to ${count(articles)}`,
    disconnect: (articles: number) => `Take a label off ${count(articles)}`,
  },
  hint: {
    connect: 'Each of them can be printed with this label, beside the labels it has.',
    disconnect: 'They keep their other labels. Orders that name this label keep it.',
  },
  /** The first by name, so that what is ticked out of sight is seen. */
  names: (names: readonly string[]) => {
    const more = names.length - NAMES_SHOWN;
    const shown = names.slice(0, NAMES_SHOWN).map((name) => `“${name}”`);
    return new Intl.ListFormat('en').format(
      more > 0 ? [...shown, `${more.toLocaleString('en')} more`] : shown,
    );
  },
  search: 'Search labels',
  label: 'Label',
  chooseFirst: 'Choose a label.',
  noLabels: 'There are no labels yet.',
  noneFound: (search: string) => `No label holds “${search}”.`,
  unpublished: 'Not published yet: it prints once it is published.',
  disabled: 'Disabled: it prints once it is enabled.',
  run: { connect: 'Connect', disconnect: 'Take off' },
  running: { connect: 'Connecting…', disconnect: 'Taking off…' },
  close: 'Close',
  gone: (articles: number) =>
    articles === 1
      ? 'One of the articles is not there any more. It is left out now: try again.'
      : `${articles.toLocaleString('en')} of the articles are not there any more. They are left out now: try again.`,
  notOffered: {
    connect:
      'This server does not connect labels to many articles at once. Connect them on the screen of each article.',
    disconnect:
      'This server does not take a label off many articles at once. Take it off on the screen of each article.',
  },
  done: {
    connect: (name: string, changed: number, unchanged: number) => {
      if (changed === 0) return `${carried(unchanged)} ${name} already.`;
      const now = `${count(changed + unchanged)} now ${changed + unchanged === 1 ? 'carries' : 'carry'} ${name}`;
      return unchanged === 0 ? `${now}.` : `${now}; ${unchanged.toLocaleString('en')} had it already.`;
    },
    disconnect: (name: string, changed: number, unchanged: number) => {
      if (changed === 0)
        return unchanged === 1
          ? `The article did not carry ${name}.`
          : `None of the ${unchanged.toLocaleString('en')} articles carried ${name}.`;
      const now = `${name} was taken off ${count(changed)}`;
      return unchanged === 0 ? `${now}.` : `${now}; ${unchanged.toLocaleString('en')} did not carry it.`;
    },
  },
} as const;

const carried = (articles: number) =>
  articles === 1 ? 'The article carried' : `All ${articles.toLocaleString('en')} articles carried`;
