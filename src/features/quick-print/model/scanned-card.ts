import type { WidgetVariable } from '@/entities/widget';
import type { CardArticle } from './card-state';

type Values = Readonly<Record<string, string>>;

/** Operations of a card for a scan, in the state of the card at the time of the call. */
export interface ScannedCard {
  article: CardArticle | undefined;
  variables: readonly WidgetVariable[];
  /** True when every scan of an article is printed without further input. */
  printsAtOnce: boolean;
  /**
   * Searches the article in the card's own field, where a failed search can be corrected. Resolves with whether there
   * was a hit.
   */
  search: (text: string, values: Values) => Promise<boolean>;
  /** Finds the article without showing the search. Rejects when the request fails. */
  find: (text: string) => Promise<CardArticle | undefined>;
  /** Message when nothing was found, in the words of the card's search. */
  nothingFound: string;
  untilIdle: () => Promise<void>;
  pick: (article: CardArticle, values: Values) => void;
  /** Clears the previous article: it is not the one that was scanned. */
  miss: () => void;
  fillValues: (values: Values) => void;
  /** Resolves with whether it printed. */
  print: (given: { article: CardArticle; values: Values }) => Promise<boolean>;
  tell: (kind: 'success' | 'error', text: string) => void;
}
