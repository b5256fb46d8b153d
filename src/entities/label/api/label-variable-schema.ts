import * as z from 'zod/mini';
import { lenient } from '@/shared/api';

/** Kind of input for a variable (specification 3, Variable); an unknown data type is entered as text. */
export type VariableDataType = 'default' | 'media-ref' | 'toggle';

const dataType = z.pipe(
  lenient.text('default'),
  z.transform((value): VariableDataType => (value === 'toggle' || value === 'media-ref' ? value : 'default')),
);

/** Variable of a label, with the article's own value if it comes from an article. */
export const labelVariableSchema = z.object({
  variableId: lenient.optionalId(),
  variableName: z.string(),
  variableData: lenient.text(),
  /** Max. characters of the value. */
  propertySize: lenient.number(undefined),
  dataType,
  required: lenient.flag(),
  editable: lenient.flag(true),
  displayName: lenient.text(),
  /** True for one whose value is computed when it is printed. */
  isComputed: z.optional(lenient.flag()),
});

export type LabelVariable = z.infer<typeof labelVariableSchema>;
