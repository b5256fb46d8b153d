import type { TextWithMarkup } from 'label-core/allergen';
import * as z from 'zod/mini';

const value = z.string();

/** Elements whose tags are read; whatever else a template has is left out. */
const elementSchema = z.union([
  z.object({ type: z.literal('text'), markup: z.literal(true), value, weight: z.optional(z.number()) }),
  z.object({
    type: z.literal('table'),
    markup: z.literal(true),
    rows: z.array(z.object({ header: z.optional(z.boolean()), cells: z.array(z.object({ value })) })),
  }),
]);

const templateSchema = z.object({ elements: z.array(z.unknown()) });

const BOLD = 700;

/** Returns the texts of a template in which emphasis can be written; none of one that this app cannot read. */
export function markedTexts(template: unknown): readonly TextWithMarkup[] {
  const read = templateSchema.safeParse(template);
  if (!read.success) return [];
  return read.data.elements.flatMap((sent): readonly TextWithMarkup[] => {
    const element = elementSchema.safeParse(sent).data;
    if (!element) return [];
    if (element.type === 'text') return [{ value: element.value, isBold: element.weight === BOLD }];
    return element.rows.flatMap(({ header = false, cells }) =>
      cells.map((cell) => ({ value: cell.value, isBold: header })),
    );
  });
}
