import type { LabelTemplate } from 'label-core';
import { extractLabel } from './files/extract-label.ts';
import { readTemplate } from './variable-rules.ts';

/**
 * Reads the template of a request; its embedded pictures are checked like those of an uploaded file.
 * @throws HttpError 422 naming every invalid place, or the picture that cannot be used
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
