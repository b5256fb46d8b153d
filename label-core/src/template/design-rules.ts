import { sentences } from './sentences/index.ts';
import type { TemplateIssue } from './template-issue.ts';
import { templateLimits } from './template-limits.ts';
import type { LabelTemplate } from './template-schema.ts';

const { labelTemplate: said } = sentences;

/** Checks locks, groups and guides of a template. Returns the issues; empty when there are none. */
export function designIssues({ design, elements }: LabelTemplate): readonly TemplateIssue[] {
  if (!design) return [];
  const { locked = [], groups = [], guides = {} } = design;
  const known = new Set(elements.map(({ id }) => id));
  const grouped = new Set<string>();
  const guideCount = (guides.xMm?.length ?? 0) + (guides.yMm?.length ?? 0);
  return [
    ...idIssues(locked, 'design.locked', known, new Set()),
    ...groups.flatMap((group, index) => {
      const path = `design.groups[${index}]`;
      const issues = idIssues(group, path, known, grouped);
      return group.length < 2 ? [...issues, { path, ...said.smallGroup }] : issues;
    }),
    ...(guideCount > templateLimits.guides
      ? [{ path: 'design.guides', ...said.tooManyGuides({ most: templateLimits.guides }) }]
      : []),
  ];
}

/** Returns the ids that are unknown or were seen before, and adds all to those seen. */
function idIssues(
  ids: readonly string[],
  path: string,
  known: ReadonlySet<string>,
  seen: Set<string>,
): readonly TemplateIssue[] {
  return ids.flatMap((id, index) => {
    const place = `${path}[${index}]`;
    const isRepeated = seen.has(id);
    seen.add(id);
    if (!known.has(id)) return [{ path: place, ...said.notElement({ name: id }) }];
    return isRepeated ? [{ path: place, ...said.usedTwice({ name: id }) }] : [];
  });
}
