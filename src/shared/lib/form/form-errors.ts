import type { ApiError } from '../../api';
import { NAME_CHARACTERS } from '../../config';

/** Errors of a form: a sentence for each field that has an error, in the order of the form. */
export type FormErrors = Readonly<Record<string, string>>;

/** Returns only the fields that have an error. */
export function definedErrors(
  sentences: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [field, sentence] of Object.entries(sentences))
    if (sentence !== undefined) errors[field] = sentence;
  return errors;
}

/** Texts for a name that cannot be saved. */
interface NameTexts {
  readonly noName: string;
  readonly longName: (values: { most: number }) => string;
}

/** Returns the error of a required name; undefined if it is valid. Surrounding blanks are ignored. */
export function nameError(name: string, { noName, longName }: NameTexts): string | undefined {
  const { length } = name.trim();
  if (length === 0) return noName;
  return length > NAME_CHARACTERS ? longName({ most: NAME_CHARACTERS }) : undefined;
}

/** Returns the server's errors for the named fields; the error's message covers the others. */
export function serverErrors(error: ApiError, fields: readonly string[]): Record<string, string> {
  return definedErrors(
    Object.fromEntries(
      error.problems
        .filter(({ field }) => fields.includes(field))
        .map(({ field, message }) => [field, message]),
    ),
  );
}

/** Moves the focus to the first field that has an error, in the order of the page. */
export function focusFirstError(
  errors: Readonly<Record<string, unknown>>,
  nodeOf: (field: string) => HTMLElement | null,
): void {
  const nodes = Object.keys(errors)
    .map(nodeOf)
    .filter((node) => node !== null);
  const first = nodes.toSorted((one, other) =>
    one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1,
  )[0];
  first?.focus();
}
