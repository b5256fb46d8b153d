import { type BoundText, variablesWithin } from '../binding/bound-text.ts';
import type { Sentence } from '../sentence/index.ts';
import { sentences } from './sentences/index.ts';

const { subject } = sentences;

/** Subject of a problem: a variable if it is known, else the element of the template. */
export interface Subject {
  readonly variable?: string;
  readonly elementId: string;
  /** `variable “EAN”`, `variables “GTIN” and “Lot”`, with the labels of their fields, or `element “title”`. */
  readonly named: Sentence;
}

/** A range of a bound text; the end is exclusive. */
export interface Stretch {
  readonly from: number;
  readonly until: number;
}

/** Returns the subject of a problem. @param fault the wrong part of the text, if known; else all of the text counts */
export function subjectOf(elementId: string, bound: BoundText, fault?: Stretch): Subject {
  const culprits = fault === undefined ? [] : variablesWithin(bound, fault.from, fault.until);
  const variables =
    culprits.length > 0 ? culprits : [...new Set(bound.spans.map(({ variable }) => variable))];
  const [first] = variables;
  if (first === undefined) return { elementId, named: subject.element({ id: elementId }) };
  const names = variables.map((variable) => labelIn(bound, variable));
  return { elementId, variable: first, named: namedAfter(names) };
}

/** Returns a variable as the subject, or the element where it is none. */
export function subjectOfVariable(
  elementId: string,
  bound: BoundText,
  variable: string | undefined,
): Subject {
  if (variable === undefined) return { elementId, named: subject.element({ id: elementId }) };
  return { elementId, variable, named: namedAfter([labelIn(bound, variable)]) };
}

const labelIn = ({ spans }: BoundText, name: string) =>
  spans.find(({ variable }) => variable === name)?.label ?? name;

/** Joins names so that each is quoted with the quotation marks of the target language. */
function namedAfter(names: readonly string[]): Sentence {
  const [name = '', ...others] = names;
  const last = others.pop();
  if (last === undefined) return subject.variable({ name });
  const earlier = others.reduce(
    (before, next) => subject.names({ earlier: before, last: subject.name({ name: next }) }),
    subject.name({ name }),
  );
  return subject.variables({ names: subject.lastName({ earlier, last: subject.name({ name: last }) }) });
}
