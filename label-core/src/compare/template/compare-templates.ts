import type { LabelTemplate } from '../../template/template-schema.ts';
import { elementChanges } from './element-changes.ts';
import type { TemplateChange } from './template-change.ts';
import { templateTexts as words } from './template-texts.ts';
import { variableChanges } from './variable-changes.ts';

const emptyTemplate: Pick<LabelTemplate, 'variables' | 'elements'> = { variables: [], elements: [] };

/**
 * What a template says differently from the version before: its size, its variables, its texts, barcodes and
 * pictures, and which shapes are on it. Where things stand and how they look is for the eye: `compareScenes`.
 * Without a version before, all it says is new.
 */
export function compareTemplates(
  before: LabelTemplate | undefined,
  after: LabelTemplate,
): readonly TemplateChange[] {
  const old = before ?? { ...after, ...emptyTemplate };
  return [...sizeChanges(before, after), ...variableChanges(old, after), ...elementChanges(old, after)];
}

function sizeChanges(before: LabelTemplate | undefined, after: LabelTemplate): readonly TemplateChange[] {
  const is = words.sizeOf(after.widthMm, after.heightMm);
  const row = { subject: 'size', name: after.name, property: words.size, after: is } as const;
  if (!before) return [{ ...row, change: 'added' }];
  const was = words.sizeOf(before.widthMm, before.heightMm);
  return was === is ? [] : [{ ...row, change: 'changed', before: was }];
}
