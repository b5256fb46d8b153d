import { hash } from 'node:crypto';
import { filledIn, type QuotedStatement } from './quote-statement.ts';

/** A piece of a message: a statement, or a command such as `commit`, which is sent as it is. */
export type MessagePart = QuotedStatement | string;

export interface Message {
  readonly text: string;
  /** Returns the answers to the parts, in their order, of all answers to the message. */
  readonly answersToParts: <Answer>(answers: readonly Answer[]) => readonly Answer[];
}

/** Statements a connection keeps at most; then all are given up, and those still used are prepared again. */
const MOST_KEPT = 200;
/**
 * Times in ms after which a connection plans anew: at first, and at most; each is twice the one before. Plans fit the
 * tables as they were, and those made on tables that have just begun to grow read all their rows.
 */
const PLANNED_FOR_MS = { first: 1000, most: 60_000 };
/** Characters up to which a statement is kept: longer ones, of many rows, hardly come twice the same. */
const LONGEST_KEPT = 4000;

/**
 * Statements that one connection to the database has prepared: what was sent before is neither read nor, after some
 * times, planned again. They are prepared and executed within the messages they come in, and belong to the connection,
 * not to its transaction.
 */
export class PreparedStatements {
  /** Their names by their texts. */
  readonly #names = new Map<string, string>();
  #isKnown = true;
  #plannedAt = performance.now();
  #plannedForMs = PLANNED_FOR_MS.first;

  /** False after a message that failed, until the next one that is made here. */
  get isKnown(): boolean {
    return this.#isKnown;
  }

  /** Returns the message that runs the parts one after the other; those behind one that fails are not run. */
  messageOf(parts: readonly MessagePart[]): Message {
    const texts: string[] = [];
    const places: number[] = [];
    if (!this.#isKnown || this.#names.size >= MOST_KEPT) {
      texts.push('deallocate all');
      this.#names.clear();
      this.#isKnown = true;
    }
    if (performance.now() - this.#plannedAt > this.#plannedForMs) {
      // Also those of the checks of foreign keys, which are no statements of ours.
      texts.push('discard plans');
      this.#plannedAt = performance.now();
      this.#plannedForMs = Math.min(2 * this.#plannedForMs, PLANNED_FOR_MS.most);
    }
    for (const part of parts) {
      texts.push(...this.#textsOf(part));
      places.push(texts.length - 1);
    }
    return {
      text: texts.join('; '),
      answersToParts: (answers) => answers.filter((_, at) => places.includes(at)),
    };
  }

  /** To be called after a message that failed: what it came to prepare is not known. */
  forget(): void {
    this.#isKnown = false;
  }

  #textsOf(part: MessagePart): readonly string[] {
    if (typeof part === 'string') return [part];
    if (!isKept(part)) return [filledIn(part)];
    const known = this.#names.get(part.text);
    const name = known ?? nameOf(part.text);
    this.#names.set(part.text, name);
    const execution =
      part.quoted.length === 0 ? `execute ${name}` : `execute ${name}(${part.quoted.join(', ')})`;
    return known === undefined ? [`prepare ${name} as ${part.text}`, execution] : [execution];
  }
}

/** Returns the message that runs the parts without preparing anything. */
export const plainMessageOf = (parts: readonly MessagePart[]): Message => ({
  text: parts.map((part) => (typeof part === 'string' ? part : filledIn(part))).join('; '),
  answersToParts: (answers) => answers,
});

/** Returns whether a statement can be prepared, and is worth it. */
const isKept = ({ text }: QuotedStatement): boolean =>
  text.length <= LONGEST_KEPT && /^\s*(?:select|insert|update|delete|with)\b/i.test(text);

/**
 * Names a statement by what it says, so that a name never means another statement, whoever has prepared it on a
 * connection that a pooler lends to several.
 */
const nameOf = (text: string): string => `platen_${hash('sha256', text).slice(0, 32)}`;
