import { gtinLengthOf } from '../../template/gtin-symbologies.ts';
import { isDigitalLink, isGs1 } from '../../template/gs1-symbologies.ts';
import { isMatrix } from '../../template/matrix-symbologies.ts';
import { templateLimits } from '../../template/template-limits.ts';
import type {
  BarcodeElement,
  LabelElement,
  LabelTemplate,
  TableElement,
  TextElement,
} from '../../template/template-schema.ts';
import type { EditOf, LookPatch } from '../edit.ts';
import { clamp } from '../hundredth.ts';
import { type LookRule, lookProperties } from '../look-properties.ts';
import { sentences } from '../sentences/index.ts';
import { changeable, withElements } from './change-elements.ts';
import { withDeclared } from './declare-variables.ts';
import { isRefused, type Outcome, refused } from './outcome.ts';

const { labelEdit: said } = sentences;

/**
 * Sets properties of the look on all elements that have them, and the variable that decides whether they are shown; a new
 * one is declared as a switch. Numbers are limited to what a template allows; other values that it refuses change nothing.
 */
export function setLook(template: LabelTemplate, { ids, patch }: EditOf<'setLook'>): Outcome {
  const elements = changeable(template, ids);
  if (isRefused(elements)) return elements;
  const applies = elements.filter((element) => Object.keys(patch).some((key) => hasLook(element, key)));
  if (applies.length === 0) return refused(said.noSuchLook);
  const changed = applies.map((element) => withFittingContent(element, consistent(patched(element, patch))));
  const declared = withDeclared(template, changed);
  return isRefused(declared) ? declared : withElements(declared, changed);
}

/** Returns whether an element has a property that `setLook` sets. */
export const hasLook = ({ type }: LabelElement, property: string): boolean =>
  property === 'visibleWhen' || Object.hasOwn(lookProperties[type], property);

function patched(element: LabelElement, patch: LookPatch): LabelElement {
  const next: Record<string, unknown> = { ...element };
  for (const [key, value] of Object.entries(patch)) {
    if (key === 'visibleWhen') set(next, key, value, typeof value === 'string' ? value : undefined, false);
    if (!hasLook(element, key)) continue;
    const rule = lookProperties[element.type][key];
    if (rule) set(next, key, value, allowed(value, rule), 'isRequired' in rule);
  }
  // Safe: every property got a value of its rule, which is that of the schema.
  return next as unknown as LabelElement;
}

function set(
  target: Record<string, unknown>,
  key: string,
  value: unknown,
  usable: unknown,
  isRequired: boolean,
): void {
  if (usable !== undefined) target[key] = usable;
  else if (value === null && !isRequired) delete target[key];
}

/** Returns a value that the rule allows, undefined when this one cannot be made so. */
function allowed(value: unknown, rule: LookRule): unknown {
  switch (rule.kind) {
    case 'flag':
      return typeof value === 'boolean' ? value : undefined;
    case 'choice':
      return rule.values.find((one) => one === value);
    case 'text':
      return typeof value === 'string' && rule.accepts(value) ? value : undefined;
    case 'number':
    default: {
      if (typeof value !== 'number') return undefined;
      const perUnit = Math.round(1 / rule.step);
      return Math.round(clamp(value, rule.least, rule.most) * perUnit) / perUnit || 0;
    }
  }
}

/** Returns an element without what its other properties rule out. */
function consistent(element: LabelElement): LabelElement {
  if (element.type === 'text' || element.type === 'table') return withFittingSizes(element);
  return element.type === 'barcode' ? withFittingOptions(element) : element;
}

/** A GTIN alone, as the value of a GS1 code. */
const gtinAlone = /^\(01\)([^(]+)$/;

/** A GTIN gets its identifier where a code of one number becomes one of GS1 elements, and loses it the other way round. */
function withFittingContent(before: LabelElement, after: LabelElement): LabelElement {
  if (before.type !== 'barcode' || after.type !== 'barcode') return after;
  const { value } = after;
  const [wasGtin, becomesGtin] = [before, after].map(
    ({ symbology }) => gtinLengthOf(symbology) !== undefined,
  );
  const isBare = value !== '' && !value.startsWith('(') && value.length < templateLimits.valueCharacters - 4;
  if (wasGtin === true && isGs1(after.symbology) && isBare) return { ...after, value: `(01)${value}` };
  const gtin = gtinAlone.exec(value)?.[1];
  return isGs1(before.symbology) && becomesGtin === true && gtin !== undefined
    ? { ...after, value: gtin }
    : after;
}

/** The smallest size follows the size down. */
function withFittingSizes<Element extends TextElement | TableElement>(element: Element): Element {
  const { sizePt, minSizePt = 0 } = element;
  return minSizePt > sizePt ? { ...element, minSizePt: sizePt } : element;
}

/** Options that only some symbologies have are dropped with a change of the symbology. */
function withFittingOptions(element: BarcodeElement): BarcodeElement {
  const { symbology, addsCheckDigit, bearerBars, grows, linkDomain, ...rest } = element;
  const isGtin = gtinLengthOf(symbology) !== undefined;
  return {
    ...rest,
    symbology,
    ...(addsCheckDigit !== undefined && (isGtin || !addsCheckDigit) ? { addsCheckDigit } : {}),
    ...(bearerBars !== undefined && (symbology === 'itf14' || !bearerBars) ? { bearerBars } : {}),
    ...(grows !== undefined && (!isMatrix(symbology) || !grows) ? { grows } : {}),
    ...(linkDomain !== undefined && isDigitalLink(symbology) ? { linkDomain } : {}),
  };
}
