import { fillFromCode, type FillTarget } from '@/entities/label';
import type { WidgetVariable } from '@/entities/widget';
import { formatList } from '@/shared/i18n';
import type { ScannedCode } from '@/shared/lib/scan';
import { texts } from '../i18n';
import type { ScannedCard } from './scanned-card';

const { scan } = texts;

/**
 * Handles a scanned code on a card: chooses the article and fills in the values of the code, or, if the card prints at
 * once, prints it. Resolves with whether everything succeeded; errors are shown on the card.
 */
export async function takeScan(code: ScannedCode, card: () => ScannedCard): Promise<boolean> {
  const { article, variables, printsAtOnce } = card();
  const refuse = (text: string) => {
    card().tell('error', text);
    return false;
  };
  if (code.fault !== undefined) return refuse(code.fault);
  const { values, labels } = fillFromCode(code.elements, variables.flatMap(targetOf));
  const sayFilled = () => {
    if (labels.length > 0) card().tell('success', scan.filled({ labels: formatList(labels) }));
  };
  if (code.text === '') {
    if (!article) return refuse(scan.namesNoArticle);
    if (labels.length === 0) return refuse(scan.fillsNothing);
    card().fillValues(values);
    sayFilled();
    return true;
  }
  if (code.into && code.elements.length === 0 && (await isNoArticle(code.text, card))) {
    code.into(code.text);
    card().tell('success', scan.typed({ code: code.text }));
    return true;
  }
  if (printsAtOnce && !code.isSlow) return printScan(code.text, values, card);
  const isHit = await card().search(code.text, values);
  if (isHit) sayFilled();
  else card().miss();
  return isHit;
}

/**
 * Returns whether the code is no article. A person in a field who scans such a code means the field: a lot, a serial
 * number.
 */
async function isNoArticle(text: string, card: () => ScannedCard): Promise<boolean> {
  return card()
    .find(text)
    .then((article) => article === undefined)
    .catch(() => false);
}

async function printScan(
  text: string,
  values: Readonly<Record<string, string>>,
  card: () => ScannedCard,
): Promise<boolean> {
  await card().untilIdle();
  const refuse = (reason: string) => {
    card().tell('error', scan.notPrinted({ reason }));
    return false;
  };
  const found = await card()
    .find(text)
    .then((article) => article ?? scan.notFound({ reason: card().nothingFound, code: text }))
    .catch(() => scan.searchFailed);
  if (typeof found === 'string') {
    card().miss();
    return refuse(found);
  }
  const missing = card().variables.filter(({ name, required }) => required && !values[name]);
  if (missing.length > 0) {
    card().pick(found, values);
    return refuse(scan.missing({ labels: formatList(missing.map(({ label }) => label)) }));
  }
  return card().print({ article: found, values });
}

function targetOf({ name, label, type, options }: WidgetVariable): FillTarget[] {
  if (type === 'checkbox' || type === 'media-ref') return [];
  return [{ name, label, sample: '', isDate: type === 'date', choices: options.map(({ value }) => value) }];
}
