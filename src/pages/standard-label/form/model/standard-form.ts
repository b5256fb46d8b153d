import * as z from 'zod/mini';
import {
  firstParameters,
  keptParameters,
  standardLabelSettingsSchema,
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
import { NAME_CHARACTERS } from '@/shared/config';
import { texts } from '../i18n';

const { errors } = texts;

/** `name` is that of the standard label in the organisation. */
const standardDraftSchema = z.extend(standardLabelSettingsSchema, {
  /** Name of the label created from it; "" for the same name. */
  labelName: z.string(),
  parameters: z.record(z.string(), z.string()),
});

/** Form values of a standard label. */
export type StandardValues = FormValues<typeof standardDraftSchema>;

/** Template, and the standard label saved from it, if the screen shows one. */
export interface Subject {
  template: StandardTemplate;
  kept: StandardLabel | undefined;
}

/** Returns the subject of an address: the standard label with that number, otherwise the template; undefined if neither exists. */
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

/** Returns the initial values of the form. */
export function savedValues({ template, kept }: Subject, all: readonly StandardLabel[]): StandardValues {
  return {
    ...standardLabelSettingsSchema.parse(kept ?? { name: template.name }),
    labelName: '',
    parameters: kept ? keptParameters(template, kept) : firstParameters(template, all),
  };
}

const PARAMETERS = 'parameters.';

/** Returns the field of a parameter as the server's errors name it. */
export const fieldOf = (parameter: string) => `${PARAMETERS}${parameter}`;

/** Returns the errors that prevent a save, by field, in the order of the form. */
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
  if (isRequired && name.trim() === '') return errors.noName;
  return name.trim().length > NAME_CHARACTERS ? errors.longName({ most: NAME_CHARACTERS }) : undefined;
}

function parameterFault({ label, isRequired, size }: TemplateParameter, entered: string): string | undefined {
  const value = entered.trim();
  if (isRequired && value === '') return errors.noValue({ field: label });
  const count = Array.from(value).length;
  if (size !== undefined && count > size) return errors.longValue({ field: label, most: size, count });
  return /\{\{|\}\}/.test(value) ? errors.braces({ field: label, opening: '{{', closing: '}}' }) : undefined;
}

/** Returns the form state of a template or a standard label. */
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
