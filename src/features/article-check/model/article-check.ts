import type { LabelProblem, LabelTemplate } from 'label-core';
import type { ExampleFacts, LabelValues } from '@/entities/label';
import type { LabelKit } from '@/entities/label/index.worker';

/** Articles to be laid out with a template. They are known by their place in `values`. */
export interface CheckRequest {
  readonly template: LabelTemplate;
  /** Dots per inch of the printer. */
  readonly dpi: number;
  /** Values of each article. */
  readonly values: readonly LabelValues[];
  /** What examples of computed values are made from. */
  readonly facts?: ExampleFacts;
}

/** An article that does not fit. */
export interface ArticleFinding {
  /** Place of the article in the request. */
  readonly at: number;
  readonly problems: readonly LabelProblem[];
}

/** Size at which a text of the label is printed for one article. */
export interface ReachedSize {
  readonly elementId: string;
  readonly at: number;
  readonly sizePt: number;
  /** False for a text that does not fit at its smallest size. */
  readonly isWhole: boolean;
  /** Length of the values in the text. */
  readonly characters: number;
}

/** What was found in some articles, or in all of them. */
export interface CheckResult {
  /** Number of articles that were laid out. */
  readonly checked: number;
  readonly findings: readonly ArticleFinding[];
  /** The worst article of each text that shows a variable. */
  readonly worst: readonly ReachedSize[];
}

export const NOTHING_CHECKED: CheckResult = { checked: 0, findings: [], worst: [] };

/** Returns the function that lays out one article of a request, by its place, and says what it found. */
export function createArticleCheck(
  { core, fonts }: LabelKit,
  { template, dpi, values, facts }: CheckRequest,
): (at: number) => CheckResult {
  const lay = core.createPartLayout();
  const clock = { ...core.localClock(), ...facts };
  const texts = template.elements.flatMap((element) => {
    const shown = element.type === 'barcode' ? [] : core.elementTexts(element);
    const variables = [...new Set(shown.flatMap(({ value }) => core.boundVariables(value)))];
    return variables.length > 0 ? [{ elementId: element.id, variables }] : [];
  });
  return (at) => {
    const own = core.withExamples(template, values[at] ?? {}, clock);
    const { parts, problems } = lay(template, own, { dpi, fonts });
    // Pictures are not read for the check: the server inserts them.
    const told = problems.filter(({ code }) => code !== 'image-missing');
    const worst = texts.flatMap(({ elementId, variables }): ReachedSize[] => {
      const fit = parts.get(elementId)?.fit;
      if (!fit) return [];
      const characters = variables.reduce((sum, name) => sum + (own[name] ?? '').length, 0);
      return [{ elementId, at, sizePt: fit.sizePt, isWhole: fit.isWhole, characters }];
    });
    return { checked: 1, findings: told.length > 0 ? [{ at, problems: told }] : [], worst };
  };
}

/** Returns what was found in two sets of articles together. */
export function bothResults(one: CheckResult, other: CheckResult): CheckResult {
  const worst = new Map(one.worst.map((size) => [size.elementId, size]));
  for (const size of other.worst) {
    const known = worst.get(size.elementId);
    if (!known || isWorse(size, known)) worst.set(size.elementId, size);
  }
  return {
    checked: one.checked + other.checked,
    findings: [...one.findings, ...other.findings],
    worst: [...worst.values()],
  };
}

/** Returns whether a text comes out worse: it does not fit, it is smaller, or it is longer at the same size. */
function isWorse(size: ReachedSize, known: ReachedSize): boolean {
  if (size.isWhole !== known.isWhole) return known.isWhole;
  if (size.sizePt !== known.sizePt) return size.sizePt < known.sizePt;
  return size.characters > known.characters;
}
