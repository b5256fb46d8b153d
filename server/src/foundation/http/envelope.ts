import { z } from 'zod';

/** Returns the schema `{data: …}`, which wraps every response that the specification does not define otherwise. */
export const dataOf = <Schema extends z.ZodType>(schema: Schema) => z.strictObject({ data: schema });

export const listOf = <Schema extends z.ZodType>(schema: Schema) => dataOf(z.array(schema));

/** `{}`: success without a result. */
export const emptySchema = z.strictObject({});
