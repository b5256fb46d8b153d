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

/** Id in a body, as a number or as its digits: apps parse ids leniently and send them back as they are. */
export const idInput = z.union([idSchema, idParameter], 'must be an id');

/** Ids in a body, each once. No person has as many groups as the limit; a group may have as many members. */
export const idListSchema = z
  .array(idInput)
  .max(20_000)
  .transform((ids) => [...new Set(ids)]);

/** Short text typed by a person: a name, a number of an order. */
export const nameSchema = z.string().trim().min(1).max(200);

/** Value of a variable; 2000 is the specification's size for extras, the rest is room for long ingredients. */
export const valueSchema = z.string().max(10_000);
