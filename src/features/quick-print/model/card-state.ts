import type { Widget } from '@/entities/widget';
import type { Id } from '@/shared/api';

/** The quantity after a print that cleared the form (specification 4). */
const QUANTITY_AFTER_CLEARING = 1;

/** Fields of an article that a card needs. */
export interface CardArticle {
  id: Id;
  name: string;
  externalIdentifier: string;
}

export interface CardMessage {
  kind: 'success' | 'error';
  text: string;
  /** Separate sentence below the text. */
  advice?: string | undefined;
}

/** Last print or attempt on this card; stays after its message has disappeared. */
export interface LastPrint extends CardMessage {
  articleName: string;
  quantity: number;
  /** Epoch milliseconds. */
  atMs: number;
}

export interface CardState {
  article: CardArticle | undefined;
  /** By variable name; untouched values are missing. */
  values: Readonly<Record<string, string>>;
  quantity: number;
  /** Print in progress. */
  printing: { article: CardArticle; quantity: number } | undefined;
  /** Disappears by itself. */
  message: CardMessage | undefined;
  lastPrint: LastPrint | undefined;
}

export type CardEvent =
  | { type: 'article-picked'; article: CardArticle; values?: Readonly<Record<string, string>> }
  | { type: 'article-replaced'; article: CardArticle; by: CardArticle | undefined }
  /** A scanned code matched no article: the previous article is not the one in the person's hand. */
  | { type: 'article-missed' }
  | { type: 'values-filled'; values: Readonly<Record<string, string>> }
  | { type: 'article-cleared'; widget: Pick<Widget, 'predefinedArticle' | 'defaultQuantity'> }
  | { type: 'value-changed'; name: string; value: string }
  | { type: 'quantity-changed'; quantity: number }
  | { type: 'told'; message: CardMessage }
  | { type: 'print-started' }
  | { type: 'print-ended'; message: CardMessage; clearsInput: boolean; atMs: number }
  | { type: 'message-gone' };

/** Returns the initial state of a card: nothing chosen, the predefined article one press away. */
export function initialCardState({ defaultQuantity }: Pick<Widget, 'defaultQuantity'>): CardState {
  return {
    article: undefined,
    values: {},
    quantity: defaultQuantity,
    printing: undefined,
    message: undefined,
    lastPrint: undefined,
  };
}

/** Implements the rules of specification 4, Widget card. */
export function reduceCard(state: CardState, event: CardEvent): CardState {
  switch (event.type) {
    case 'article-picked':
      return { ...state, article: event.article, values: event.values ?? {} };
    case 'article-replaced':
      // Another one may have been chosen meanwhile; the filled-in values stay.
      return state.article === event.article ? { ...state, article: event.by } : state;
    case 'article-missed':
      return { ...state, article: undefined };
    case 'values-filled':
      return { ...state, values: { ...state.values, ...event.values } };
    case 'article-cleared': {
      const { predefinedArticle, defaultQuantity } = event.widget;
      return { ...state, article: predefinedArticle ?? undefined, values: {}, quantity: defaultQuantity };
    }
    case 'value-changed':
      return { ...state, values: { ...state.values, [event.name]: event.value } };
    case 'quantity-changed':
      return { ...state, quantity: Math.max(1, Math.trunc(event.quantity)) };
    case 'told':
      return { ...state, message: event.message };
    case 'print-started':
      return state.article && !state.printing
        ? { ...state, printing: { article: state.article, quantity: state.quantity }, message: undefined }
        : state;
    case 'print-ended':
      return afterPrint(state, event);
    case 'message-gone':
      return { ...state, message: undefined };
    default:
      return event satisfies never;
  }
}

function afterPrint(state: CardState, event: Extract<CardEvent, { type: 'print-ended' }>): CardState {
  const { printing } = state;
  if (!printing) return state;
  const ended: CardState = {
    ...state,
    printing: undefined,
    message: event.message,
    lastPrint: {
      ...event.message,
      articleName: printing.article.name,
      quantity: printing.quantity,
      atMs: event.atMs,
    },
  };
  // The next article may have been scanned during this print: it is not cleared.
  const isClearing =
    event.message.kind === 'success' && event.clearsInput && state.article === printing.article;
  if (!isClearing) return ended;
  // A quantity typed during this print is for the next one.
  const quantity = state.quantity === printing.quantity ? QUANTITY_AFTER_CLEARING : state.quantity;
  return { ...ended, article: undefined, values: {}, quantity };
}
