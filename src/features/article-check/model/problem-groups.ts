import type { LabelProblem, LabelProblemCode } from 'label-core';
import type { ArticleFinding } from './article-check';

/** Articles that do not fit for the same reason. */
export interface ProblemGroup {
  readonly key: string;
  readonly code: LabelProblemCode;
  /** Id of the element, else the name of the variable. */
  readonly name: string;
  /** Number of articles. */
  readonly articles: number;
}

/** Returns the key of the group of a problem: the same rule, broken at the same place. */
export const groupKey = ({ code, elementId, variable }: LabelProblem): string =>
  JSON.stringify(elementId === undefined ? [code, 'variable', variable] : [code, 'element', elementId]);

/** Groups findings by reason, the most frequent first. An article counts once in a group, and in each of its groups. */
export function problemGroups(findings: readonly ArticleFinding[]): readonly ProblemGroup[] {
  const groups = new Map<string, ProblemGroup>();
  for (const { problems } of findings) {
    const reasons = new Map(problems.map((problem) => [groupKey(problem), problem]));
    for (const [key, { code, elementId, variable }] of reasons) {
      const articles = (groups.get(key)?.articles ?? 0) + 1;
      groups.set(key, { key, code, name: elementId ?? variable ?? '', articles });
    }
  }
  return [...groups.values()].toSorted((one, other) => other.articles - one.articles);
}
