import * as z from 'zod/mini';

/** A role or permission comes as its name or as an object with a name. */
export const roleSchema = z.pipe(
  z.union([z.string(), z.object({ name: z.string() })]),
  z.transform((role) => (typeof role === 'string' ? role : role.name)),
);
