import type { Sentence, SentenceValue } from 'label-core/sentence';

const MAX_CHARACTERS = 4000;
/** Max. levels of nested sentences; checked first, so that no nesting overflows the stack. */
const MAX_DEPTH = 12;

/** Returns the values of a sentence from an agent's report; undefined if they are too long, too deep or of another type. */
export const readReportedArgs = (value: unknown): Sentence['args'] | undefined =>
  isArgs(value, MAX_DEPTH) && JSON.stringify(value).length <= MAX_CHARACTERS ? value : undefined;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isArgs = (value: unknown, depth: number): value is Sentence['args'] =>
  depth > 0 && isRecord(value) && Object.values(value).every((one) => isValue(one, depth - 1));

const isValue = (value: unknown, depth: number): value is SentenceValue =>
  Array.isArray(value)
    ? value.every(isText) || value.every((one) => isSentence(one, depth))
    : isText(value) || typeof value === 'number' || isSentence(value, depth);

const isText = (value: unknown): value is string => typeof value === 'string';

const isSentence = (value: unknown, depth: number): value is Sentence =>
  isRecord(value) && isText(value['code']) && isText(value['message']) && isArgs(value['args'], depth);
