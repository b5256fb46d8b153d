/**
 * HTML input types that result in text somebody typed or picked; buttons, files and passwords do not belong on a label.
 */
const INPUT_TYPES: ReadonlySet<string> = new Set([
  'text',
  'number',
  'date',
  'time',
  'datetime-local',
  'month',
  'week',
  'email',
  'tel',
  'url',
  'search',
  'color',
]);

/** Returns the input type for a variable's type; an unknown type is entered as text (specification 3). */
export function inputTypeOf(type: string): string {
  const wanted = type.trim().toLowerCase();
  return INPUT_TYPES.has(wanted) ? wanted : 'text';
}
