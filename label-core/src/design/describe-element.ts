import { elementTexts } from '../binding/element-texts.ts';
import type { LabelElement, LabelTemplate, Symbology } from '../template/template-schema.ts';
import { boundsOf } from '../scene/element-box.ts';
import { roundMm } from './hundredth.ts';
import { readingOrder } from './reading-order.ts';

/** What a person is told of an element. The words are those of the page. */
export interface ElementDescription {
  readonly type: LabelElement['type'];
  readonly id: string;
  readonly symbology?: Symbology;
  /** Beginning of the content of a text, barcode or table, on one line; absent when it is empty. */
  readonly words?: string;
  /** Variable of a picture. */
  readonly variable?: string;
  /** Place in reading order, from 1. */
  readonly index: number;
  /** Number of elements on the label. */
  readonly count: number;
  /** Bounds on the label, in mm. */
  readonly xMm: number;
  readonly yMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
  /** Its group: number from 1, and how many elements it has. */
  readonly group?: { readonly number: number; readonly size: number };
  readonly isLocked: boolean;
  /** Variable on whose value it depends whether the element is shown. */
  readonly visibleWhen?: string;
}

const mostCharacters = 40;

/** Returns what a person is told of an element; undefined for an unknown id. */
export function describeElement(template: LabelTemplate, id: string): ElementDescription | undefined {
  const { elements, design } = template;
  const found = placesOf(elements).get(id);
  if (!found) return undefined;
  const { element, index } = found;
  const { x, y, width, height } = boundsOf(element);
  const groups = design?.groups ?? [];
  const group = groups.findIndex((ids) => ids.includes(id));
  const { visibleWhen } = element;
  return {
    type: element.type,
    id,
    ...contentOf(element),
    index,
    count: elements.length,
    xMm: roundMm(x),
    yMm: roundMm(y),
    widthMm: roundMm(width),
    heightMm: roundMm(height),
    ...(group === -1 ? {} : { group: { number: group + 1, size: groups[group]?.length ?? 0 } }),
    isLocked: design?.locked?.includes(id) ?? false,
    ...(visibleWhen === undefined ? {} : { visibleWhen }),
  };
}

interface Place {
  readonly element: LabelElement;
  /** Place in reading order, from 1. */
  readonly index: number;
}

/** Places by their elements, which never change: all elements of a label are described one after the other. */
const known = new WeakMap<readonly LabelElement[], ReadonlyMap<string, Place>>();

function placesOf(elements: readonly LabelElement[]): ReadonlyMap<string, Place> {
  const last = known.get(elements);
  if (last) return last;
  const places = new Map(
    readingOrder(elements).map((element, at) => [element.id, { element, index: at + 1 }] as const),
  );
  known.set(elements, places);
  return places;
}

function contentOf(element: LabelElement): Pick<ElementDescription, 'symbology' | 'words' | 'variable'> {
  if (element.type === 'image') {
    return 'variable' in element.source ? { variable: element.source.variable } : {};
  }
  const texts = elementTexts(element);
  if (texts.length === 0) return {};
  const words = firstWords(texts.map(({ value }) => value).join(' '));
  return {
    ...(element.type === 'barcode' ? { symbology: element.symbology } : {}),
    ...(words === '' ? {} : { words }),
  };
}

/** Returns the beginning of a text on one line, cut between words where there are any. */
function firstWords(text: string): string {
  const characters = Array.from(
    text
      .slice(0, 4 * mostCharacters)
      .trim()
      .replaceAll(/\s+/gu, ' '),
  );
  if (characters.length <= mostCharacters) return characters.join('');
  const cut = characters.slice(0, mostCharacters).join('');
  const space = cut.lastIndexOf(' ');
  return `${space > mostCharacters / 2 ? cut.slice(0, space) : cut}…`;
}
