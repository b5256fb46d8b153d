import { parseLabelTemplate } from '../../template/parse-label-template.ts';
import { LabelTemplateError } from '../../template/template-issue.ts';
import type { LabelTemplate } from '../../template/template-schema.ts';
import { LabelFileError } from '../label-file.ts';
import { sentences } from '../sentences/index.ts';

/** Reads a label in our own format. @throws LabelFileError naming the first invalid place */
export function readJsonLabel(text: string): LabelTemplate {
  try {
    return parseLabelTemplate(JSON.parse(text.replace(/^\ufeff/, '')));
  } catch (error) {
    if (error instanceof SyntaxError) {
      throw new LabelFileError(sentences.labelFile.notJson);
    }
    if (error instanceof LabelTemplateError) throw new LabelFileError(error.sentence);
    throw error;
  }
}
