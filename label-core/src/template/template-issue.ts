/** One thing wrong with a template: where (`elements[2].sizePt`; empty for the whole) and what, in words. */
export interface TemplateIssue {
  readonly path: string;
  readonly message: string;
}

/** Thrown by `parseLabelTemplate`; `issues` has at least one entry. */
export class LabelTemplateError extends Error {
  override readonly name = 'LabelTemplateError';
  readonly issues: readonly TemplateIssue[];

  constructor(issues: readonly TemplateIssue[]) {
    const [{ path, message } = { path: '', message: 'it is empty' }] = issues;
    super(`The label template cannot be used: ${path === '' ? 'it' : path} ${message}.`);
    this.issues = issues;
  }
}

/** `['elements', 2, 'sizePt']` -> `elements[2].sizePt` */
export function formatIssuePath(path: readonly PropertyKey[]): string {
  return path
    .map((part, position) =>
      typeof part === 'number' ? `[${part}]` : `${position > 0 ? '.' : ''}${String(part)}`,
    )
    .join('');
}
