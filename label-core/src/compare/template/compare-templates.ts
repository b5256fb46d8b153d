import type { LabelTemplate } from '../../template/template-schema.ts';
import { elementChanges } from './element-changes.ts';
import type { TemplateChange } from './template-change.ts';
import { plainly, templateWords as words } from './template-words.ts';
import { variableChanges } from './variable-changes.ts';

const emptyTemplate: Pick<LabelTemplate, 'variables' | 'elements'> = { variables: [], elements: [] };

/**
 * Compares the data of a template with the version before: size, variables, texts, barcodes and pictures, and which
 * shapes it has. Positions and appearance are compared by `compareScenes`. Without a version before, everything is new.
 */
export function compareTemplates(
  before: LabelTemplate | undefined,
  after: LabelTemplate,
): readonly TemplateChange[] {
  const old = before ?? { ...after, ...emptyTemplate };
  return [...sizeChanges(before, after), ...variableChanges(old, after), ...elementChanges(old, after)];
}

const sizeOf = ({ widthMm, heightMm }: LabelTemplate) =>
  words.value.size({ width: widthMm, height: heightMm });

function sizeChanges(before: LabelTemplate | undefined, after: LabelTemplate): readonly TemplateChange[] {
  const is = sizeOf(after);
  const row = { subject: 'size', name: after.name, property: words.property.size, after: is } as const;
  if (!before) return [{ ...row, change: 'added' }];
  const was = sizeOf(before);
  return plainly(was) === plainly(is) ? [] : [{ ...row, change: 'changed', before: was }];
}
