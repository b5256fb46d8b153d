import * as z from 'zod/mini';

/** Parts of a template that the form needs; the rest is left to label-core. */
const templateSchema = z.object({
  variables: z.array(
    z.looseObject({
      name: z.string(),
      source: z.optional(
        z.object({
          kind: z.string(),
          base: z.optional(z.string()),
          format: z.optional(z.string()),
          counter: z.optional(z.string()),
          text: z.optional(z.string()),
          field: z.optional(z.string()),
        }),
      ),
    }),
  ),
  elements: z.array(
    z.object({
      type: z.string(),
      visibleWhen: z.optional(z.string()),
      symbology: z.optional(z.string()),
      value: z.optional(z.string()),
      source: z.optional(z.object({ variable: z.optional(z.string()) })),
    }),
  ),
});
export type TemplateParts = z.infer<typeof templateSchema>;

/** Parses a template; returns undefined when it is not a Platen template. */
export function templateParts(template: unknown): TemplateParts | undefined {
  const read = templateSchema.safeParse(template);
  return read.success ? read.data : undefined;
}
