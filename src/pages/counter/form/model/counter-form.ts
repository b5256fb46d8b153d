import {
  counterLimits,
  counterText,
  isSsccPrefix,
  largestNumber,
  ssccWidth,
  type CounterFormat,
} from 'label-core/counter';
import { counterSettingsSchema, type Counter } from '@/entities/label';
import {
  definedErrors,
  nameError,
  type DraftForm,
  type FormErrors,
  type FormValues,
  useDraftForm,
} from '@/shared/lib/form';
import { texts } from '../i18n';

/** Form values of a counter. */
export type CounterValues = FormValues<typeof counterSettingsSchema>;

export const NEW_COUNTER: CounterValues = counterSettingsSchema.parse({});

/** Returns the form values of a saved counter. */
export const valuesOf = (counter: Counter): CounterValues => counterSettingsSchema.parse(counter);

/** Returns the whole number of a field; undefined for anything else. */
const numberOf = (text: string): number | undefined =>
  /^\d{1,15}$/.test(text.trim()) ? Number(text) : undefined;

/** Returns how a counter of these values writes its numbers: the width of an SSCC follows from its prefix. */
function formatOf({ kind, prefix, width, alphabet }: CounterValues): CounterFormat | undefined {
  if (kind === 'sscc') {
    const digits = prefix.trim();
    return isSsccPrefix(digits)
      ? { kind, prefix: digits, width: ssccWidth(digits), alphabet: 'decimal' }
      : undefined;
  }
  const digits = numberOf(width);
  const isPossible = digits !== undefined && digits >= 1 && digits <= counterLimits.width;
  return isPossible ? { kind, prefix, width: digits, alphabet } : undefined;
}

/** Returns the first number as it will be written; undefined while the fields do not allow one. */
export function exampleOf(values: CounterValues): string | undefined {
  const format = formatOf(values);
  const first = numberOf(values.firstNumber);
  if (!format || first === undefined || first > largestNumber(format)) return undefined;
  return counterText(format, first);
}

/** Returns the errors that prevent a save, by field. */
function counterErrors(values: CounterValues): FormErrors {
  const { name, kind, reset, prefix } = values;
  const format = formatOf(values);
  const isSscc = kind === 'sscc';
  const [first, last, step] = [values.firstNumber, values.lastNumber, values.step].map(numberOf);
  const largest = format ? largestNumber(format) : Number.MAX_SAFE_INTEGER;
  const isStep = step !== undefined && step >= 1 && step <= counterLimits.step;
  return definedErrors({
    name: nameError(name, texts.errors),
    prefix: prefixError(prefix, isSscc && !format),
    width: isSscc || format ? undefined : texts.errors.width({ most: counterLimits.width }),
    reset: isSscc && reset !== 'never' ? texts.errors.ssccReset : undefined,
    firstNumber: first === undefined || first > largest ? texts.errors.number({ largest }) : undefined,
    step: isStep ? undefined : texts.errors.step({ most: counterLimits.step }),
    lastNumber: lastNumberError(values.lastNumber, last, { first: first ?? 0, largest }),
  });
}

function prefixError(prefix: string, isNoSscc: boolean): string | undefined {
  if (isNoSscc) return texts.errors.ssccPrefix;
  const most = counterLimits.prefixCharacters;
  return prefix.length > most ? texts.errors.longPrefix({ most }) : undefined;
}

function lastNumberError(
  text: string,
  last: number | undefined,
  { first, largest }: { readonly first: number; readonly largest: number },
): string | undefined {
  if (text.trim() === '') return undefined;
  if (last === undefined || last > largest) return texts.errors.number({ largest });
  return last < first ? texts.errors.lastBeforeFirst({ first }) : undefined;
}

/** Returns the body of POST api/counters for values without an error. */
export function newCounterRequest(values: CounterValues) {
  const { name, reset, firstNumber, lastNumber, step } = values;
  return {
    name: name.trim(),
    ...formatOf(values),
    reset,
    firstNumber: Number(firstNumber),
    step: Number(step),
    ...(lastNumber.trim() !== '' && { lastNumber: Number(lastNumber) }),
  };
}
export type NewCounterRequest = ReturnType<typeof newCounterRequest>;

/** Returns the body of PUT api/counters/{id}: how it writes its numbers is never changed. */
export function changedCounterRequest(values: CounterValues) {
  const format = formatOf(values);
  const end = format ? largestNumber(format) : Number.MAX_SAFE_INTEGER;
  return { lastNumber: numberOf(values.lastNumber) ?? end, isEnabled: values.isEnabled };
}
export type ChangedCounterRequest = ReturnType<typeof changedCounterRequest>;

/** Returns the form state of a counter; `counter` is its id, or "new". */
export const useCounterForm = (saved: CounterValues, counter: string, revision?: number): CounterForm =>
  useDraftForm<CounterValues>({
    form: 'counter',
    recordId: counter,
    revision,
    saved,
    schema: counterSettingsSchema,
    errorsOf: counterErrors,
  });

export type CounterForm = DraftForm<CounterValues>;
