import type { WidgetVariable } from '@/entities/widget';
import type { CardArticle } from './card-state';

type Values = Readonly<Record<string, string>>;

/** What a scan may do with a card, in the state of the card when it is asked. */
export interface ScannedCard {
  article: CardArticle | undefined;
  variables: readonly WidgetVariable[];
  /** Every scan of an article is printed without another touch. */
  printsAtOnce: boolean;
  /** Looks for the article in the card's own field: what is not found can be mended there. Resolves with a hit. */
  search: (text: string, values: Values) => Promise<boolean>;
  /** Finds the article without showing the search. Rejects when it cannot be asked for. */
  find: (text: string) => Promise<CardArticle | undefined>;
  /** Says that nothing was found, in the words of the card's search. */
  nothingFound: string;
  untilIdle: () => Promise<void>;
  pick: (article: CardArticle, values: Values) => void;
  /** The article from before is put away: it is not the one that was scanned. */
  miss: () => void;
  fillValues: (values: Values) => void;
  /** Resolves with whether it printed. */
  print: (given: { article: CardArticle; values: Values }) => Promise<boolean>;
  tell: (kind: 'success' | 'error', text: string) => void;
}
