import { useReducer, useRef, useState } from 'react';
import type { Widget } from '@/entities/widget';
import { texts } from '../i18n';
import { initialCardState, reduceCard, type CardArticle, type CardMessage } from '../model/card-state';
import type { Print, PrintResult } from '../model/print-result';
import { quickPrintRequest } from '../model/quick-print-request';

type Values = Readonly<Record<string, string>>;

interface CardWork {
  print: Print;
  isOutOfPrints: boolean;
  /** Returns whether that many labels of an article are intended; asks the person in case of doubt. */
  isMeant: (quantity: number, name: string) => Promise<boolean>;
  /** Called after a print that cleared the form. */
  onCleared: () => void;
}

/** Returns the state and actions of one card. */
export function useWidgetCard(widget: Widget, { print, isOutOfPrints, isMeant, onCleared }: CardWork) {
  const [state, dispatch] = useReducer(reduceCard, widget, initialCardState);
  const [clearsInput, setClearsInput] = useState(widget.clearInputAfterPrint);
  /** Set before the first render of "Printing...", so that a second click or Enter in the same moment is detected. */
  const underWay = useRef<Promise<unknown>>(undefined);

  const tell = (kind: CardMessage['kind'], text: string) =>
    dispatch({ type: 'told', message: { kind, text } });
  const pickArticle = (article: CardArticle, values: Values = {}) =>
    dispatch({ type: 'article-picked', article, values });
  /** Resolves with whether it printed. `given` is printed before it has been rendered. */
  const printNow = async (given?: { article: CardArticle; values: Values }): Promise<boolean> => {
    if (underWay.current) return false;
    if (isOutOfPrints) {
      tell('error', texts.outOfPrints);
      return false;
    }
    const request = quickPrintRequest(widget, { ...state, ...given });
    if (typeof request === 'string') {
      tell('error', request === 'no-article' ? texts.noArticle : texts.notConfigured);
      return false;
    }
    const { quantity, article } = request;
    const meaning = isMeant(quantity, article.name);
    underWay.current = meaning;
    if (!(await meaning)) {
      underWay.current = undefined;
      return false;
    }
    if (given) pickArticle(given.article, given.values);
    dispatch({ type: 'print-started' });
    const printing = print(request).then(messageOf, errorOf);
    underWay.current = printing;
    const message = await printing;
    underWay.current = undefined;
    dispatch({ type: 'print-ended', message, clearsInput, atMs: Date.now() });
    const isPrinted = message.kind === 'success';
    if (isPrinted && clearsInput) onCleared();
    return isPrinted;
  };

  return {
    ...state,
    clearsInput,
    setClearsInput,
    printNow,
    pickArticle,
    tell,
    /** Resolves when no print is in progress. */
    untilIdle: async () => {
      await underWay.current;
    },
    fillValues: (values: Values) => dispatch({ type: 'values-filled', values }),
    /** Replaces an article that was deleted by another one, or by none. */
    replaceArticle: (article: CardArticle, by: CardArticle | undefined) =>
      dispatch({ type: 'article-replaced', article, by }),
    missArticle: () => dispatch({ type: 'article-missed' }),
    clearArticle: () => dispatch({ type: 'article-cleared', widget }),
    changeValue: (name: string, value: string) => dispatch({ type: 'value-changed', name, value }),
    changeQuantity: (quantity: number) => dispatch({ type: 'quantity-changed', quantity }),
    forgetMessage: () => dispatch({ type: 'message-gone' }),
  };
}

function messageOf(result: PrintResult): CardMessage {
  return result.ok
    ? { kind: 'success', text: texts.printed }
    : {
        kind: 'error',
        text: texts.failed({ reason: result.reason || texts.failedWithoutReason }),
        advice: result.advice,
      };
}

function errorOf(error: unknown): CardMessage {
  const message = error instanceof Error ? error.message : '';
  return { kind: 'error', text: texts.error({ message: message || texts.unknownError }) };
}
