import * as z from 'zod/mini';
import { lenient } from '@/shared/api';

/** How a variable is filled in (specification 3, Variable); a data type nobody here knows is typed in as text. */
export type VariableDataType = 'default' | 'media-ref' | 'toggle';

const dataType = z.pipe(
  lenient.text('default'),
  z.transform((value): VariableDataType => (value === 'toggle' || value === 'media-ref' ? value : 'default')),
);

/** One variable of a label, with the article's own value where it comes from an article. */
export const labelVariableSchema = z.object({
  variableId: lenient.optionalId(),
  variableName: z.string(),
  variableData: lenient.text(),
  /** The most characters the value may have. */
  propertySize: lenient.number(undefined),
  dataType,
  required: lenient.flag(),
  editable: lenient.flag(true),
  displayName: lenient.text(),
});

export type LabelVariable = z.infer<typeof labelVariableSchema>;
