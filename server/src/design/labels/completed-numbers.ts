import {
  addedCheckDigit,
  boundVariables,
  completedLength,
  type AddedCheckDigit,
  type LabelVariable,
} from 'label-core';
import type { CompletedNumber } from './administered-label.ts';
import type { ArticleWithNumber, NumberSearch } from './articles-with-numbers.ts';
import type { CompletingCode, CompletingLabel } from './completing-labels.ts';
import { resolveValues, type ArticleFacts } from './resolve-values.ts';

/** Max. articles that are checked for a code; there may be more. */
const mostArticles = 1000;

/**
 * Numbers that labels completed with a check digit. Labels are added, then the articles are checked that `searches` asks
 * for. Labels have few kinds of codes: a kind is checked once for all labels that print the same articles.
 */
export class CompletedNumbers {
  readonly #labels: (Pick<CompletingLabel, 'labelId' | 'name' | 'version'> & { tallies: Tally[] })[] = [];
  readonly #kinds = new Map<string, Kind>();
  readonly #ofAllArticles = new Map<Kind, Tally>();
  readonly #ofLabels = new Map<number, Tally[]>();

  add({ labelId, name, version, variables, codes, isOfGroups }: CompletingLabel): void {
    const kinds = codes.map((code) => this.#kindOf(code, variables));
    const tallies = kinds.map((kind) => (isOfGroups ? this.#tallyOfAll(kind) : new Tally(kind)));
    this.#labels.push({ labelId, name, version, tallies });
    if (!isOfGroups) this.#ofLabels.set(labelId, tallies);
  }

  /** Returns what is still to be looked for in articles: one search for each length of numbers. */
  searches(): NumberSearch[] {
    const isOfAll = new Set<number>();
    const labelIds = new Map<number, number[]>();
    for (const tally of this.#ofAllArticles.values()) if (tally.isOpen) isOfAll.add(tally.kind.length);
    for (const [labelId, tallies] of this.#ofLabels) {
      const lengths = new Set(tallies.filter(({ isOpen }) => isOpen).map(({ kind }) => kind.length));
      for (const length of lengths) {
        const known = labelIds.get(length);
        if (known) known.push(labelId);
        else labelIds.set(length, [labelId]);
      }
    }
    return [...new Set([...isOfAll, ...labelIds.keys()])].map((length) => ({
      length,
      isOfAll: isOfAll.has(length),
      labelIds: labelIds.get(length) ?? [],
    }));
  }

  /** Checks an article with every code that prints it. */
  check(article: ArticleWithNumber): void {
    const numbers = [article.externalIdentifier, ...article.data.map(({ data }) => data)];
    const lengths = new Set(numbers.filter((text) => /^[0-9]+$/.test(text)).map((text) => text.length));
    const ofLabels = article.labelIds.flatMap((labelId) => this.#ofLabels.get(labelId) ?? []);
    for (const tally of [...this.#ofAllArticles.values(), ...ofLabels])
      if (tally.isOpen && lengths.has(tally.kind.length)) tally.check(article);
  }

  /** Returns each code that completed a number, with the first one: the label's own, else one of its articles. */
  list(): CompletedNumber[] {
    return this.#labels.flatMap(({ tallies, ...label }) =>
      tallies.flatMap(({ first, articleCount }) => {
        if (!first) return [];
        const { title, value, former, current = null } = first.digit;
        return [
          {
            ...label,
            symbology: title,
            value,
            former,
            current,
            articleCount,
            articleName: first.articleName,
          },
        ];
      }),
    );
  }

  #kindOf({ symbology, value }: CompletingCode, all: readonly LabelVariable[]): Kind {
    const bound = new Set(boundVariables(value));
    const variables = all
      .filter(({ name }) => bound.has(name))
      .map(({ name, type, defaultValue }) => ({ name, type, defaultValue }));
    const key = JSON.stringify([symbology, value, variables]);
    let kind = this.#kinds.get(key);
    if (!kind) {
      kind = { code: { symbology, value }, variables, length: completedLength(symbology) ?? 0 };
      this.#kinds.set(key, kind);
    }
    return kind;
  }

  #tallyOfAll(kind: Kind): Tally {
    const tally = this.#ofAllArticles.get(kind) ?? new Tally(kind);
    this.#ofAllArticles.set(kind, tally);
    return tally;
  }
}

/** What decides which numbers a code completes. */
interface Kind {
  readonly code: CompletingCode;
  /** Those in the code, without what they are called. */
  readonly variables: readonly LabelVariable[];
  /** Digits of the numbers that it completes. */
  readonly length: number;
}

/** What a code completed among the articles that are printed with it. */
class Tally {
  readonly kind: Kind;
  first: { readonly digit: AddedCheckDigit; readonly articleName: string | null } | undefined;
  articleCount = 0;
  #isOwn = false;
  #checked = 0;

  constructor(kind: Kind) {
    this.kind = kind;
    const digit = digitOf(kind);
    if (!digit) return;
    this.#isOwn = true;
    this.first = { digit, articleName: null };
  }

  /** False once no further article has to be checked. */
  get isOpen(): boolean {
    return !this.#isOwn && this.kind.variables.length > 0 && this.#checked < mostArticles;
  }

  check(article: ArticleFacts): void {
    this.#checked += 1;
    const digit = digitOf(this.kind, article);
    if (!digit) return;
    this.articleCount += 1;
    this.first ??= { digit, articleName: article.name };
  }
}

const digitOf = ({ code, variables }: Kind, article?: ArticleFacts): AddedCheckDigit | undefined =>
  addedCheckDigit(code, variables, resolveValues({ variables, article, changes: {} }).values);
