import type { LabelTemplate } from 'label-core';
import { extractLabel } from './files/extract-label.ts';
import { readTemplate } from './variable-rules.ts';

/**
 * A template as a request brings it, its embedded pictures looked at as those of an uploaded file are.
 * @throws HttpError 422 naming every place that is wrong, or the picture that cannot be used
 */
export async function readNewTemplate(input: unknown): Promise<LabelTemplate> {
  const template = readTemplate(input);
  const hasPicture = template.elements.some(
    (element) => element.type === 'image' && 'dataUri' in element.source,
  );
  if (!hasPicture) return template;
  const file = await extractLabel(new File([JSON.stringify(template)], 'label.json'));
  return file.template;
}
