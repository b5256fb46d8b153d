import * as z from 'zod/mini';
import { counterAlphabets, counterResets, type CounterAlphabet } from 'label-core/counter';
import { lenient } from '@/shared/api';

const alphabets = Object.keys(counterAlphabets) as CounterAlphabet[];

/** One of the known values; the first one for others. */
const oneOf = <Value extends string>(values: readonly [Value, ...Value[]] | readonly Value[], usual: Value) =>
  z.pipe(
    lenient.text(usual),
    z.transform((text): Value => values.find((value) => value === text) ?? usual),
  );

/** Fields of the form of a counter, each with what a new one starts with. */
export const counterSettingsSchema = z.object({
  name: lenient.text(),
  kind: oneOf(['number', 'sscc'], 'number'),
  prefix: lenient.text(),
  /** Digits: a whole number as it is typed, as the numbers below. */
  width: lenient.text('6'),
  alphabet: oneOf(alphabets, 'decimal'),
  firstNumber: lenient.text('1'),
  step: lenient.text('1'),
  reset: oneOf(counterResets, 'never'),
  /** "": the end of its digits. */
  lastNumber: lenient.text(),
  isEnabled: lenient.flag(true),
});

/** Counter of numbers on labels. */
export const counterSchema = z.extend(counterSettingsSchema, {
  counterId: lenient.id(),
  period: lenient.text(),
  /** Next number as it is written; "" when all are allotted. */
  nextText: lenient.text(),
  remaining: lenient.number(0),
  createdAt: lenient.text(),
  /** Undefined if the server has no revisions. */
  revision: lenient.number(undefined),
});
export type Counter = z.infer<typeof counterSchema>;

/** Numbers that were allotted together. */
export const counterRangeSchema = z.object({
  rangeId: lenient.id(),
  period: lenient.text(),
  firstText: lenient.text(),
  lastText: lenient.text(),
  count: lenient.number(0),
  allottedAt: lenient.text(),
  person: lenient.text(),
  /** "" for a gap: no job was stored with these numbers. */
  printJobId: lenient.text(),
  status: lenient.text(),
});
export type CounterRange = z.infer<typeof counterRangeSchema>;
