import * as z from 'zod/mini';
import {
  firstParameters,
  keptParameters,
  type StandardLabel,
  type StandardTemplate,
  type TemplateParameter,
} from '@/entities/standard-label';
import {
  definedErrors,
  type DraftForm,
  type FormErrors,
  type FormValues,
  useDraftForm,
} from '@/shared/lib/form';
import { faultTexts } from './fault-texts';

const standardDraftSchema = z.object({
  /** What the organisation calls it. */
  name: z.string(),
  /** The name of the label made from it; "" for the same. */
  labelName: z.string(),
  parameters: z.record(z.string(), z.string()),
});

/** What is entered for a standard label. */
export type StandardValues = FormValues<typeof standardDraftSchema>;

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

const NAME_CHARACTERS = 200;
const PARAMETERS = 'parameters.';

/** The field of a parameter, as the server's errors name it. */
export const fieldOf = (parameter: string) => `${PARAMETERS}${parameter}`;

/** What keeps a standard label from being kept, by field, in the order of the form. */
export function standardErrors(
  { parameters }: StandardTemplate,
  { name, labelName, parameters: values }: StandardValues,
): FormErrors {
  return definedErrors({
    name: nameError(name, true),
    ...Object.fromEntries(
      parameters.map((parameter) => [
        fieldOf(parameter.name),
        parameterFault(parameter, values[parameter.name] ?? ''),
      ]),
    ),
    labelName: nameError(labelName, false),
  });
}

function nameError(name: string, isRequired: boolean): string | undefined {
  if (isRequired && name.trim() === '') return faultTexts.nameNeeded;
  return name.trim().length > NAME_CHARACTERS ? faultTexts.nameTooLong(NAME_CHARACTERS) : undefined;
}

function parameterFault({ label, isRequired, size }: TemplateParameter, entered: string): string | undefined {
  const value = entered.trim();
  if (isRequired && value === '') return faultTexts.needed(label);
  const count = Array.from(value).length;
  if (size !== undefined && count > size) return faultTexts.tooLong(label, size, count);
  return /\{\{|\}\}/.test(value) ? faultTexts.braces(label) : undefined;
}

/** The form over a template or a standard label. */
export function useStandardForm(subject: Subject, all: readonly StandardLabel[]): StandardForm {
  const { template, kept } = subject;
  return useDraftForm<StandardValues>({
    form: 'standard-label',
    recordId: String(kept?.standardLabelId ?? template.templateId),
    revision: kept?.revision,
    saved: savedValues(subject, all),
    schema: standardDraftSchema,
    errorsOf: (values) => standardErrors(template, values),
    serverErrorsOf: (problems) =>
      definedErrors(Object.fromEntries(problems.map(({ field, message }) => [field, message]))),
  });
}

export type StandardForm = DraftForm<StandardValues>;
