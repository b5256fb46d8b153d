import * as z from 'zod/mini';
import {
  firstParameters,
  keptParameters,
  type ParameterValues,
  type StandardLabel,
  type StandardTemplate,
} from '@/entities/standard-label';

/** What is entered for a standard label. */
export interface StandardValues {
  /** What the organisation calls it. */
  name: string;
  /** The name of the label made from it; "" for the same. */
  labelName: string;
  parameters: ParameterValues;
}

/** What is kept of the form in this tab. */
export const standardDraftSchema = z.object({
  name: z.string(),
  labelName: z.string(),
  parameters: z.record(z.string(), z.string()),
});

/** A template, and the standard label that was made from it, if this screen is about one. */
export interface Subject {
  template: StandardTemplate;
  kept: StandardLabel | undefined;
}

/** What an address means: a standard label by its number, else a template; undefined where there is neither. */
export function findSubject(
  id: string,
  templates: readonly StandardTemplate[],
  kept: readonly StandardLabel[],
): Subject | undefined {
  const own = kept.find(({ standardLabelId }) => String(standardLabelId) === id);
  const templateId = own ? String(own.templateId) : id;
  const template = templates.find((one) => String(one.templateId) === templateId);
  return template && { template, kept: own };
}

/** What stands in the form before anything is entered. */
export function savedValues({ template, kept }: Subject, all: readonly StandardLabel[]): StandardValues {
  return {
    name: kept?.name ?? template.name,
    labelName: '',
    parameters: kept ? keptParameters(template, kept) : firstParameters(template, all),
  };
}
