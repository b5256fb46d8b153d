import { counterAlphabets, counterLimits, counterResets } from 'label-core/counter';
import { z } from 'zod';
import { idSchema } from '../../foundation/values/text-limits.ts';
import type { CounterAlphabet } from 'label-core/counter';

const wholeNumber = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

const alphabets = Object.keys(counterAlphabets) as [CounterAlphabet, ...CounterAlphabet[]];

/** What is decided when a counter is added and never changed: its numbers are on goods. */
const counterFormat = {
  name: z.string().trim().min(1).max(counterLimits.nameCharacters),
  kind: z.enum(['number', 'sscc']),
  /** In front of each number; of an SSCC the extension digit and the GS1 company prefix. */
  prefix: z.string().max(counterLimits.prefixCharacters),
  width: z.int().min(1).max(counterLimits.width),
  alphabet: z.enum(alphabets),
  firstNumber: wholeNumber,
  step: z.int().min(1).max(counterLimits.step),
  reset: z.enum(counterResets),
};

/** What can be changed later. */
const counterSettings = { lastNumber: wholeNumber, isEnabled: z.boolean() };

export const counterSchema = z.strictObject({
  counterId: idSchema,
  ...counterFormat,
  ...counterSettings,
  /** Period of today: '', '2026', '2026-11' or '2026-11-27'. */
  period: z.string(),
  /** Next number of the period, also as it is written; null when all are allotted. */
  nextNumber: wholeNumber.nullable(),
  nextText: z.string().nullable(),
  /** How many numbers are left in the period. */
  remaining: wholeNumber,
  createdAt: z.iso.datetime(),
  revision: z.int(),
});
export type Counter = z.infer<typeof counterSchema>;

/** Without a last number a counter goes to the end of its digits. */
export const newCounterSchema = z.strictObject({
  ...counterFormat,
  kind: counterFormat.kind.default('number'),
  prefix: counterFormat.prefix.default(''),
  alphabet: counterFormat.alphabet.default('decimal'),
  firstNumber: wholeNumber.default(1),
  lastNumber: wholeNumber.nullish(),
  step: counterFormat.step.default(1),
  reset: counterFormat.reset.default('never'),
});
export type NewCounter = z.output<typeof newCounterSchema>;

export const changedCounterSchema = z.strictObject({ ...counterSettings, revision: z.int().min(1) });
export type ChangedCounter = z.output<typeof changedCounterSchema>;

/** Numbers that were allotted together. */
export const counterRangeSchema = z.strictObject({
  rangeId: z.uuid(),
  period: z.string(),
  firstText: z.string(),
  lastText: z.string(),
  count: z.int(),
  allottedAt: z.iso.datetime(),
  /** Who printed. */
  person: z.string(),
  /** Null for a gap: no job was stored with these numbers, and they are not allotted again. */
  printJobId: z.uuid().nullable(),
  /** Status of the job. */
  status: z.string().nullable(),
});
export type CounterRange = z.infer<typeof counterRangeSchema>;
