import type { Sentence } from '../sentence/index.ts';
import { sentences } from './sentences/index.ts';

const { labelTemplate } = sentences;

/**
 * A fault of a template: place (`elements[2].sizePt`; empty for the whole template) and description, which follows the
 * place.
 */
export interface TemplateIssue extends Sentence {
  readonly path: string;
}

/** Thrown by `parseLabelTemplate`; `issues` has at least one entry. */
export class LabelTemplateError extends Error {
  override readonly name = 'LabelTemplateError';
  readonly sentence: Sentence;
  readonly issues: readonly TemplateIssue[];

  constructor(issues: readonly TemplateIssue[]) {
    const [{ path, ...problem } = { path: '', ...labelTemplate.empty }] = issues;
    const sentence =
      path === '' ? labelTemplate.unusableWhole({ problem }) : labelTemplate.unusable({ path, problem });
    super(sentence.message);
    this.sentence = sentence;
    this.issues = issues;
  }
}

/** Formats `['elements', 2, 'sizePt']` as `elements[2].sizePt`. */
export function formatIssuePath(path: readonly PropertyKey[]): string {
  return path
    .map((part, position) =>
      typeof part === 'number' ? `[${part}]` : `${position > 0 ? '.' : ''}${String(part)}`,
    )
    .join('');
}
