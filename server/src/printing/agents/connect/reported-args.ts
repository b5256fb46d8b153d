import type { Sentence, SentenceValue } from 'label-core/sentence';

const MAX_CHARACTERS = 4000;

/** The values of a sentence as an agent reports them; undefined for what is too long, or no such values. */
export const readReportedArgs = (value: unknown): Sentence['args'] | undefined =>
  isArgs(value) && JSON.stringify(value).length <= MAX_CHARACTERS ? value : undefined;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isArgs = (value: unknown): value is Sentence['args'] =>
  isRecord(value) && Object.values(value).every(isValue);

const isValue = (value: unknown): value is SentenceValue =>
  Array.isArray(value)
    ? value.every(isText) || value.every(isSentence)
    : isText(value) || typeof value === 'number' || isSentence(value);

const isText = (value: unknown): value is string => typeof value === 'string';

const isSentence = (value: unknown): value is Sentence =>
  isRecord(value) && isText(value['code']) && isText(value['message']) && isArgs(value['args']);
