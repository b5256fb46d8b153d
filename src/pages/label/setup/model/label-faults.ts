import { faultsOf, type FormFaults } from '@/shared/lib/form-faults';
import { LABEL_LIMITS } from '../config/limits';
import { faultTexts } from './fault-texts';
import type { LabelValues, NewLabelValues, RuleValues } from './label-values';

/** The form's name of a field of one variable. */
export const ruleField = (variableName: string, field: keyof RuleValues) => `${field} of ${variableName}`;

/** What keeps a label from being saved, by field, in the order of the form. */
export function labelFaults({ name, rules }: LabelValues): FormFaults {
  return Object.assign(faultsOf({ name: nameFault(name) }), ...rules.map(ruleFaults)) as FormFaults;
}

/** A new label needs its file first. */
export const newLabelFaults = (values: NewLabelValues): FormFaults =>
  values.file ? labelFaults(values) : { file: faultTexts.noFile };

function nameFault(name: string): string | undefined {
  if (name.trim() === '') return faultTexts.noName;
  return name.trim().length > LABEL_LIMITS.nameCharacters ? faultTexts.tooLong : undefined;
}

function ruleFaults({ variableName, displayName, type, defaultValue, propertySize }: RuleValues): FormFaults {
  const size = propertySize.trim() === '' ? undefined : Number(propertySize);
  const isSizeGood =
    size === undefined || (Number.isInteger(size) && size >= 1 && size <= LABEL_LIMITS.propertySize);
  const most = Math.min(
    LABEL_LIMITS.valueCharacters,
    isSizeGood && type === 'default' ? (size ?? Infinity) : Infinity,
  );
  return faultsOf({
    [ruleField(variableName, 'displayName')]:
      displayName.trim().length > LABEL_LIMITS.nameCharacters
        ? faultTexts.nameTooLong(variableName)
        : undefined,
    [ruleField(variableName, 'defaultValue')]:
      characters(defaultValue) > most ? faultTexts.defaultTooLong(variableName, most) : undefined,
    [ruleField(variableName, 'propertySize')]: isSizeGood ? undefined : faultTexts.badSize(variableName),
  });
}

/** As a person counts them: an accent or an emoji is part of one. */
const characters = (text: string) => [...new Intl.Segmenter().segment(text)].length;
