import type { Box } from '../../scene/frame.ts';

/** Properties by which an element is recognised in the other version. */
export interface Likeness {
  readonly id: string;
  /** Only elements of the same kind can be the same element. */
  readonly kind: string;
  /** The element's text or picture, without its position. */
  readonly content: string;
  /** Position and size in millimetres. */
  readonly box: Box;
}

export interface Matched<Element> {
  readonly pairs: readonly (readonly [before: Element, after: Element])[];
  readonly removed: readonly Element[];
  readonly added: readonly Element[];
}

/** A hundredth of a millimetre is less than the dot of any printer. */
const samePlaceMm = 0.01;
/** With more pairs than this, only the ids and the order of equal elements are compared. */
const mostPairs = 250_000;

/**
 * Matches the elements of two versions: first those with the same id and the same content or box; then those with the
 * same content, the nearest first; then those with the same id; then those of the same kind with overlapping boxes.
 * Therefore a file that was read again with new or shifted ids yields the same elements.
 */
export function matchElements<Element extends Likeness>(
  before: readonly Element[],
  after: readonly Element[],
): Matched<Element> {
  const old = new Set(before);
  const next = new Set(after);
  const pairs: (readonly [Element, Element])[] = [];
  const pair = (one: Element, other: Element): void => {
    if (!old.delete(one) || !next.delete(other)) return;
    pairs.push([one, other]);
  };
  const pairById = (isSame: (one: Element, other: Element) => boolean): void => {
    const byId = new Map([...next].map((element) => [element.id, element]));
    for (const one of old) {
      const other = byId.get(one.id);
      if (other && other.kind === one.kind && isSame(one, other)) pair(one, other);
    }
  };
  const pairNearest = (
    keyOf: (element: Element) => string,
    isLike: (one: Element, other: Element) => boolean,
  ) => {
    const groups = Map.groupBy(next, keyOf);
    for (const [key, ones] of Map.groupBy(old, keyOf)) {
      for (const [one, other] of nearestPairs(ones, groups.get(key) ?? [], isLike)) pair(one, other);
    }
  };

  pairById((one, other) => one.content === other.content || isSamePlace(one.box, other.box));
  pairNearest(
    ({ kind, content }) => JSON.stringify([kind, content]),
    () => true,
  );
  pairById(() => true);
  pairNearest(
    ({ kind }) => kind,
    (one, other) => overlaps(one.box, other.box),
  );

  const order = new Map(before.map((element, index) => [element, index]));
  return {
    pairs: pairs.toSorted(([one], [other]) => (order.get(one) ?? 0) - (order.get(other) ?? 0)),
    removed: [...old],
    added: [...next],
  };
}

function nearestPairs<Element extends Likeness>(
  ones: readonly Element[],
  others: readonly Element[],
  isLike: (one: Element, other: Element) => boolean,
): readonly (readonly [Element, Element])[] {
  if (ones.length * others.length > mostPairs) {
    return ones.flatMap((one, index) => {
      const other = others[index];
      return other && isLike(one, other) ? [[one, other] as const] : [];
    });
  }
  const candidates = ones.flatMap((one) =>
    others
      .filter((other) => isLike(one, other))
      .map((other) => ({ pair: [one, other] as const, distance: distanceOf(one.box, other.box) })),
  );
  const taken = new Set<Element>();
  return candidates
    .toSorted((one, other) => one.distance - other.distance)
    .flatMap(({ pair: [one, other] }) => {
      if (taken.has(one) || taken.has(other)) return [];
      taken.add(one).add(other);
      return [[one, other] as const];
    });
}

const isSamePlace = (one: Box, other: Box): boolean =>
  (['x', 'y', 'width', 'height'] as const).every((side) => Math.abs(one[side] - other[side]) <= samePlaceMm);

const distanceOf = (one: Box, other: Box): number =>
  Math.hypot(
    one.x + one.width / 2 - other.x - other.width / 2,
    one.y + one.height / 2 - other.y - other.height / 2,
  );

const overlaps = (one: Box, other: Box): boolean =>
  one.x <= other.x + other.width &&
  other.x <= one.x + one.width &&
  one.y <= other.y + other.height &&
  other.y <= one.y + one.height;
