import type { ApiError } from '@/shared/api';

/** Returns what the server says of a field; undefined if nothing. */
export const faultOf = (error: ApiError | null, field: string): string | undefined =>
  error?.problems.find((problem) => problem.field === field)?.message;

/** Returns what the server says of no field that is shown; undefined if nothing. */
export const faultOutside = (error: ApiError | null, fields: readonly string[]): string | undefined =>
  error === null || fields.some((field) => faultOf(error, field) !== undefined) ? undefined : error.message;
