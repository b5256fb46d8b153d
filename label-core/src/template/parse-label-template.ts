import { describeIssue } from './describe-issue.ts';
import { sentences } from './sentences/index.ts';
import { formatIssuePath, LabelTemplateError } from './template-issue.ts';
import { checkTemplateRules } from './template-rules.ts';
import { labelTemplateSchema, type LabelTemplate } from './template-schema.ts';

/**
 * Parses a label template (format `platen-label`, version 1 or 2) from decoded JSON. Optional properties stay absent;
 * `parseLabelTemplate(JSON.parse(JSON.stringify(template)))` is the same template.
 * @throws LabelTemplateError naming all invalid places
 */
export function parseLabelTemplate(input: unknown): LabelTemplate {
  const read = labelTemplateSchema.safeParse(input, { error: describeIssue });
  if (!read.success) {
    throw new LabelTemplateError(
      read.error.issues.map(({ path, message }) => ({
        path: formatIssuePath(path),
        ...sentences.labelTemplate.schema({ words: message }),
      })),
    );
  }
  const issues = checkTemplateRules(read.data);
  if (issues.length > 0) throw new LabelTemplateError(issues);
  return read.data;
}
