import { fillFromCode, type FillTarget } from '@/entities/label';
import type { WidgetVariable } from '@/entities/widget';
import type { ScannedCode } from '@/shared/lib/scan';
import { scanTexts as texts } from './scan-texts';
import type { ScannedCard } from './scanned-card';

/**
 * What a scanned code does on a card: it chooses the article and fills what the code says, or, where the card prints at
 * once, prints it. Resolves with whether all went well; what did not is said on the card.
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
    if (labels.length > 0) card().tell('success', texts.filled(labels));
  };
  if (code.text === '') {
    if (!article) return refuse(texts.namesNoArticle);
    if (labels.length === 0) return refuse(texts.fillsNothing);
    card().fillValues(values);
    sayFilled();
    return true;
  }
  if (code.into && code.elements.length === 0 && (await isNoArticle(code.text, card))) {
    code.into(code.text);
    card().tell('success', texts.typed(code.text));
    return true;
  }
  if (printsAtOnce && !code.isSlow) return printScan(code.text, values, card);
  const isHit = await card().search(code.text, values);
  if (isHit) sayFilled();
  else card().miss();
  return isHit;
}

/** Whoever stands in a field and scans what is no article means the field: a lot, a serial number. */
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
    card().tell('error', texts.notPrinted(reason));
    return false;
  };
  const found = await card()
    .find(text)
    .then((article) => article ?? texts.isNowhere(text, card().nothingFound))
    .catch(() => texts.searchFailed);
  if (typeof found === 'string') {
    card().miss();
    return refuse(found);
  }
  const missing = card().variables.filter(({ name, required }) => required && !values[name]);
  if (missing.length > 0) {
    card().pick(found, values);
    return refuse(texts.missing(missing.map(({ label }) => label)));
  }
  return card().print({ article: found, values });
}

function targetOf({ name, label, type, options }: WidgetVariable): FillTarget[] {
  if (type === 'checkbox' || type === 'media-ref') return [];
  return [{ name, label, sample: '', isDate: type === 'date', choices: options.map(({ value }) => value) }];
}
