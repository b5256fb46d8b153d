import { type BoundText, variablesWithin } from '../binding/bound-text.ts';

/** Who a problem is about: a variable where one can be named, else the element of the template. */
export interface Subject {
  readonly variable?: string;
  readonly elementId: string;
  /** `variable “EAN”`, `variables “GTIN” and “Lot”`, as their fields are labelled, or `element “title”` */
  readonly words: string;
}

/** A stretch of a bound text; the end is not part of it. */
export interface Stretch {
  readonly from: number;
  readonly until: number;
}

/** @param fault the part of the text that is at fault, when one can be named; else all of it is */
export function subjectOf(elementId: string, bound: BoundText, fault?: Stretch): Subject {
  const culprits = fault === undefined ? [] : variablesWithin(bound, fault.from, fault.until);
  const variables =
    culprits.length > 0 ? culprits : [...new Set(bound.spans.map(({ variable }) => variable))];
  const [first] = variables;
  if (first === undefined) return { elementId, words: `element “${elementId}”` };
  const names = variables.map((variable) => `“${labelIn(bound, variable)}”`);
  const words = names.length === 1 ? `variable ${names[0]}` : `variables ${joinWithAnd(names)}`;
  return { elementId, variable: first, words };
}

const labelIn = ({ spans }: BoundText, name: string) =>
  spans.find(({ variable }) => variable === name)?.label ?? name;

function joinWithAnd(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}
