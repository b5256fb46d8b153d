import { readGs1Date } from 'label-core/gs1';
import type { CodeElement } from '@/shared/lib/scan';
import type { CodedVariable } from './coded-variables';
import { identifiersOf } from './variable-synonyms';

/** A variable that a scanned code may fill. */
export interface FillTarget {
  name: string;
  /** Display name. */
  label: string;
  /** Current value: a date is filled in with the same format. */
  sample: string;
  /** Max. characters. */
  propertySize?: number | undefined;
  /** An input of type date accepts only its own format. */
  isDate?: boolean;
  /** Allowed values; if empty, any value. */
  choices?: readonly string[];
}

export interface FilledValues {
  /** By variable name. */
  values: Readonly<Record<string, string>>;
  /** Labels of the filled variables, in the order of the code. */
  labels: readonly string[];
}

/**
 * Puts the elements of a GS1 code into the variables they belong to: the variable that the label's own barcode names,
 * else by the variable's name. A value that its variable cannot take is left out.
 */
export function fillFromCode(
  elements: readonly CodeElement[],
  targets: readonly FillTarget[],
  coded: readonly CodedVariable[] = [],
): FilledValues {
  const values: Record<string, string> = {};
  const labels: string[] = [];
  for (const element of elements) {
    const own = coded.find(({ identifier }) => identifier === element.identifier);
    const target = own
      ? targets.find(({ name }) => name === own.variable)
      : targets.find(({ name, label }) => identifiersOf(name, label).includes(familyOf(element.identifier)));
    const value = target && (own ? behindPrefix(element.data, own.prefix) : valueFor(element, target));
    if (target === undefined || value === undefined || value === '' || target.name in values) continue;
    values[target.name] = value;
    labels.push(target.label);
  }
  return { values, labels };
}

/** Returns the family of an application identifier: net weight has one identifier for each number of decimals. */
const familyOf = (identifier: string) => (/^310\d$/.test(identifier) ? '310' : identifier);

function behindPrefix(data: string, prefix: string): string | undefined {
  return data.startsWith(prefix) ? data.slice(prefix.length) : undefined;
}

function valueFor({ identifier, data }: CodeElement, target: FillTarget): string | undefined {
  const writings = writingsOf(identifier, data, target);
  const { choices = [] } = target;
  return choices.length === 0 ? writings[0] : writings.find((writing) => choices.includes(writing));
}

/** Returns all formats of the data, the one that fits the variable first. */
function writingsOf(identifier: string, data: string, target: FillTarget): readonly string[] {
  if (familyOf(identifier) === '310') return [weightOf(identifier, data), data];
  if (identifier === '37') return [String(Number(data))];
  const date = /^1[1-7]$/.test(identifier) ? readGs1Date(data, new Date().getFullYear()) : undefined;
  if (!date) return [data];
  const year = String(date.year);
  const month = String(date.month).padStart(2, '0');
  const day = String(date.day).padStart(2, '0');
  const iso = `${year}-${month}-${day}`;
  const dotted = `${day}.${month}.${year}`;
  const slashed = `${day}/${month}/${year}`;
  return [usualWriting(target, { iso, dotted, slashed, short: data }), iso, dotted, slashed, data];
}

interface DateWritings {
  iso: string;
  dotted: string;
  slashed: string;
  short: string;
}

function usualWriting(
  { isDate, sample, name, label, propertySize }: FillTarget,
  written: DateWritings,
): string {
  if (isDate) return written.iso;
  if (/^\d{6}$/.test(sample) || /YYMMDD/.test(`${name} ${label}`) || propertySize === written.short.length)
    return written.short;
  if (/^\d{2}\.\d{2}\.\d{4}$/.test(sample)) return written.dotted;
  if (/^\d{2}\/\d{2}\/\d{4}$/.test(sample)) return written.slashed;
  return written.iso;
}

/** Returns the weight with its decimals: (3103)001250 is 1.250 kg. */
function weightOf(identifier: string, data: string): string {
  const decimals = Number(identifier.slice(-1));
  return (Number(data) / 10 ** decimals).toFixed(decimals);
}
