import type { StandardTemplate, TemplateParameter } from '@/entities/standard-label';
import { faultsOf, type FormFaults } from '@/shared/lib/form-faults';
import { faultTexts } from './fault-texts';
import type { StandardValues } from './standard-values';

const NAME_CHARACTERS = 200;
const PARAMETERS = 'parameters.';

/** The field of a parameter, as the server's faults name it. */
export const fieldOf = (parameter: string) => `${PARAMETERS}${parameter}`;

/** What keeps a standard label from being kept, by field, in the order of the form. */
export function standardFaults(
  { parameters }: StandardTemplate,
  { name, labelName, parameters: values }: StandardValues,
): FormFaults {
  return faultsOf({
    name: nameFault(name, true),
    ...Object.fromEntries(
      parameters.map((parameter) => [
        fieldOf(parameter.name),
        parameterFault(parameter, values[parameter.name] ?? ''),
      ]),
    ),
    labelName: nameFault(labelName, false),
  });
}

function nameFault(name: string, isRequired: boolean): string | undefined {
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
