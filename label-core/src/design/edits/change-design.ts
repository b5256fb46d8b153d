import type { LabelDesign, LabelTemplate } from '../../template/template-schema.ts';
import { areEqual } from './change-elements.ts';

/** Returns the template with other locks, groups, guides or margins; what is empty is left out. */
export function withDesign(template: LabelTemplate, changes: LabelDesign): LabelTemplate {
  const design = withoutEmpty({ ...template.design, ...changes });
  if (areEqual(design, withoutEmpty(template.design ?? {}))) return template;
  const { design: _before, ...rest } = template;
  return design ? { ...rest, design } : rest;
}

function withoutEmpty({ locked = [], groups = [], guides, marginMm }: LabelDesign): LabelDesign | undefined {
  const { xMm = [], yMm = [] } = guides ?? {};
  // A group of one is none.
  const real = groups.filter((group) => group.length > 1);
  const kept: LabelDesign = {
    ...(locked.length > 0 ? { locked } : {}),
    ...(real.length > 0 ? { groups: real } : {}),
    ...(xMm.length + yMm.length > 0
      ? { guides: { ...(xMm.length > 0 ? { xMm } : {}), ...(yMm.length > 0 ? { yMm } : {}) } }
      : {}),
    ...(marginMm === undefined ? {} : { marginMm }),
  };
  return Object.keys(kept).length > 0 ? kept : undefined;
}

/** Returns the template with every id in its locks and groups changed; those that become undefined leave them. */
export function withDesignIds(
  template: LabelTemplate,
  idOf: (id: string) => string | undefined,
): LabelTemplate {
  const { locked, groups } = template.design ?? {};
  const renamed = (ids: readonly string[]) => ids.flatMap((id) => idOf(id) ?? []);
  return withDesign(template, {
    ...(locked ? { locked: renamed(locked) } : {}),
    ...(groups ? { groups: groups.map(renamed) } : {}),
  });
}
