import { z } from 'zod';

/** `{data: …}`: the nesting of every answer the specification does not shape otherwise. */
export const dataOf = <Schema extends z.ZodType>(schema: Schema) => z.strictObject({ data: schema });

export const listOf = <Schema extends z.ZodType>(schema: Schema) => dataOf(z.array(schema));

/** `{}`: it is done, and there is nothing to say about it. */
export const emptySchema = z.strictObject({});
