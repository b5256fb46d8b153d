import { useReducer, useRef, useState } from 'react';
import type { Widget } from '@/entities/widget';
import { initialCardState, reduceCard, type CardArticle, type CardMessage } from '../model/card-state';
import type { Print, PrintResult } from '../model/print-result';
import { quickPrintRequest } from '../model/quick-print-request';
import { texts } from './texts';

const REFUSALS = { 'no-article': texts.noArticle, 'not-configured': texts.notConfigured } as const;

interface CardWork {
  print: Print;
  isOutOfPrints: boolean;
  /** Called after a print that emptied the form. */
  onCleared: () => void;
}

/** State and actions of one card. */
export function useWidgetCard(widget: Widget, { print, isOutOfPrints, onCleared }: CardWork) {
  const [state, dispatch] = useReducer(reduceCard, widget, initialCardState);
  const [clearsInput, setClearsInput] = useState(widget.clearInputAfterPrint);
  /** Set before the first render of "Printing...": a second click or Enter in the same moment finds it. */
  const isUnderWay = useRef(false);

  const printNow = async () => {
    if (isUnderWay.current) return;
    if (isOutOfPrints) return dispatch({ type: 'print-refused', text: texts.outOfPrints });
    const request = quickPrintRequest(widget, state);
    if (typeof request === 'string') {
      dispatch({ type: 'print-refused', text: REFUSALS[request] });
      return;
    }
    isUnderWay.current = true;
    dispatch({ type: 'print-started' });
    const message = await print(request).then(messageOf, errorOf);
    isUnderWay.current = false;
    dispatch({ type: 'print-ended', message, clearsInput, atMs: Date.now() });
    if (message.kind === 'success' && clearsInput) onCleared();
  };

  return {
    ...state,
    clearsInput,
    setClearsInput,
    printNow,
    pickArticle: (article: CardArticle) => dispatch({ type: 'article-picked', article }),
    clearArticle: () => dispatch({ type: 'article-cleared', widget }),
    changeValue: (name: string, value: string) => dispatch({ type: 'value-changed', name, value }),
    changeQuantity: (quantity: number) => dispatch({ type: 'quantity-changed', quantity }),
    forgetMessage: () => dispatch({ type: 'message-gone' }),
  };
}

function messageOf(result: PrintResult): CardMessage {
  return result.ok
    ? { kind: 'success', text: texts.printed }
    : { kind: 'error', text: texts.failed(result.reason) };
}

function errorOf(error: unknown): CardMessage {
  return { kind: 'error', text: texts.error(error instanceof Error ? error.message : '') };
}
