import { z } from 'zod';

/** The largest value of a stored id. */
const maxId = 2_147_483_647;

export const idSchema = z.int().min(1).max(maxId);

/** An id in a path or a query string. */
export const idParameter = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(idSchema);

/** An id in a body, as a number or as its digits: apps read ids leniently and send them as they read them. */
export const idInput = z.union([idSchema, idParameter], 'must be an id');

/** Ids of a body, each once. Nobody has that many groups; a group may have that many members. */
export const idListSchema = z
  .array(idInput)
  .max(20_000)
  .transform((ids) => [...new Set(ids)]);

/** A short text a person typed: a name, a number of an order. */
export const nameSchema = z.string().trim().min(1).max(200);

/** A variable's value; 2000 is the specification's size for extras, the rest is room for long ingredients. */
export const valueSchema = z.string().max(10_000);
