import { searchInSteps } from '../../foundation/store/search-in-steps.ts';
import { articles, labels } from '../../foundation/store/schema/index.ts';
import type { Store } from '../../foundation/store/store.ts';
import { letOthersWork } from '../../foundation/work/let-others-work.ts';
import type { CompletedNumber } from './administered-label.ts';
import { loadArticlesWithNumbers } from './articles-with-numbers.ts';
import { CompletedNumbers } from './completed-numbers.ts';
import { loadCompletingLabels } from './completing-labels.ts';

const labelsAtOnce = 1000;
const articlesAtOnce = 5000;

/**
 * Returns the labels that were published while codes still completed every number with a check digit, and did so: each
 * code once, with one of its numbers. Labels are never changed automatically; a person corrects the number, or publishes
 * a template that asks for the digit. All articles are searched once, in steps between which other calls are answered.
 */
export async function loadCompletedNumbers(store: Store, organizationId: number): Promise<CompletedNumber[]> {
  const numbers = new CompletedNumbers();
  const giveWay = letOthersWork();
  const found = searchInSteps(store, organizationId, {
    table: labels,
    rowsAtOnce: labelsAtOnce,
    search: loadCompletingLabels,
  });
  for await (const step of found) {
    for (const label of step) {
      numbers.add(label);
      await giveWay();
    }
  }
  if (numbers.searches().length === 0) return numbers.list();
  const candidates = searchInSteps(store, organizationId, {
    table: articles,
    rowsAtOnce: articlesAtOnce,
    search: (transaction, isAsked) => loadArticlesWithNumbers(transaction, numbers.searches(), isAsked),
  });
  for await (const step of candidates) {
    for (const article of step) {
      numbers.check(article);
      await giveWay();
    }
    if (numbers.searches().length === 0) break;
  }
  return numbers.list();
}
