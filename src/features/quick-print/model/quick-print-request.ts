import type { Widget } from '@/entities/widget';
import type { Id } from '@/shared/api';
import type { CardState } from './card-state';

/** Quick-print request, in the exact form of specification 3. */
export interface QuickPrintRequest {
  labelId: Id;
  printerId: Id;
  quantity: number;
  article: { id: Id; name: string };
  /** Values that were filled in, by variable name. */
  variables: Record<string, string>;
}

/** Reason why a card cannot print. */
export type PrintObstacle = 'no-article' | 'not-configured';

type Configured = Pick<Widget, 'labelId' | 'printerId' | 'variables'>;

/** Returns the request of a card, or why there is none: an article, a label and a printer are needed. */
export function quickPrintRequest(
  { labelId, printerId, variables }: Configured,
  { article, quantity, values }: Pick<CardState, 'article' | 'quantity' | 'values'>,
): QuickPrintRequest | PrintObstacle {
  if (!article) return 'no-article';
  if (labelId === undefined || printerId === undefined) return 'not-configured';
  const filled = variables
    .map(({ name }): [string, string] => [name, values[name] ?? ''])
    .filter(([, value]) => value !== '');
  return {
    labelId,
    printerId,
    quantity,
    article: { id: article.id, name: article.name },
    variables: Object.fromEntries(filled),
  };
}
