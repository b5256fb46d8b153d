import type * as z from 'zod/mini';

/** The same value, read-only all the way down. */
export type Immutable<Value> = Value extends object
  ? { readonly [Key in keyof Value]: Immutable<Value[Key]> }
  : Value;

/** The values of a form: what its draft schema reads. */
export type FormValues<Schema extends z.ZodMiniType> = Immutable<z.infer<Schema>>;
