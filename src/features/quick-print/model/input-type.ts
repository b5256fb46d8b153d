/** The types of HTML input that give a text somebody typed or picked; buttons, files and secrets are none of a label. */
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

/** The input for a variable's type; a type nobody here knows is typed in as text (specification 3). */
export function inputTypeOf(type: string): string {
  const wanted = type.trim().toLowerCase();
  return INPUT_TYPES.has(wanted) ? wanted : 'text';
}
