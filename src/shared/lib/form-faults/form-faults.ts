import type { ApiError } from '../../api';

/** What is wrong, by field; a field without a fault is not in it. */
export type FormFaults = Readonly<Record<string, string>>;

/** Keeps the fields that have a fault. */
export function faultsOf(found: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const [field, fault] of Object.entries(found)) if (fault !== undefined) faults[field] = fault;
  return faults;
}

/** The faults a server found, by the fields of this form; those of other fields stay in the error's message. */
export function serverFaults(error: ApiError, fields: readonly string[]): Record<string, string> {
  return faultsOf(
    Object.fromEntries(
      error.problems
        .filter(({ field }) => fields.includes(field))
        .map(({ field, message }) => [field, message]),
    ),
  );
}
