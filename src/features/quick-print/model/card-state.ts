import type { Widget } from '@/entities/widget';
import type { Id } from '@/shared/api';

/** The quantity after a print that cleared the form (specification 4). */
const QUANTITY_AFTER_CLEARING = 1;

/** What a card needs to know of an article. */
export interface CardArticle {
  id: Id;
  name: string;
  externalIdentifier: string;
}

export interface CardMessage {
  kind: 'success' | 'error';
  text: string;
  /** A sentence of its own below the text. */
  advice?: string | undefined;
}

/** What was last printed here, or was meant to be: stays when its message has gone. */
export interface LastPrint extends CardMessage {
  articleName: string;
  quantity: number;
  /** Epoch milliseconds. */
  atMs: number;
}

export interface CardState {
  article: CardArticle | undefined;
  /** By variable name; a value not touched is missing. */
  values: Readonly<Record<string, string>>;
  quantity: number;
  /** The print under way. */
  printing: { article: CardArticle; quantity: number } | undefined;
  /** Goes by itself. */
  message: CardMessage | undefined;
  lastPrint: LastPrint | undefined;
}

export type CardEvent =
  | { type: 'article-picked'; article: CardArticle; values?: Readonly<Record<string, string>> }
  | { type: 'article-replaced'; article: CardArticle; by: CardArticle | undefined }
  /** A code was scanned that is no article's: the one from before is not what somebody has in their hand. */
  | { type: 'article-missed' }
  | { type: 'values-filled'; values: Readonly<Record<string, string>> }
  | { type: 'article-cleared'; widget: Pick<Widget, 'predefinedArticle' | 'defaultQuantity'> }
  | { type: 'value-changed'; name: string; value: string }
  | { type: 'quantity-changed'; quantity: number }
  | { type: 'told'; message: CardMessage }
  | { type: 'print-started' }
  | { type: 'print-ended'; message: CardMessage; clearsInput: boolean; atMs: number }
  | { type: 'message-gone' };

/** A card at first: nothing chosen, the predefined article one press away. */
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

/** The rules of specification 4, Widget card. */
export function reduceCard(state: CardState, event: CardEvent): CardState {
  switch (event.type) {
    case 'article-picked':
      return { ...state, article: event.article, values: event.values ?? {} };
    case 'article-replaced':
      // Another one may have been chosen meanwhile, and what was filled in stays.
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
  // The next article may have been scanned while this one was printing: that one is not cleared away.
  const isClearing =
    event.message.kind === 'success' && event.clearsInput && state.article === printing.article;
  if (!isClearing) return ended;
  // A number that was typed while this one was printing is for the next one.
  const quantity = state.quantity === printing.quantity ? QUANTITY_AFTER_CLEARING : state.quantity;
  return { ...ended, article: undefined, values: {}, quantity };
}
