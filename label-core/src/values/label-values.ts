import type { LabelVariable } from '../template/template-schema.ts';

/** Values entered by a person or taken from an article, by variable name. Toggles are 'true' or 'false'. */
export type LabelValues = Readonly<Record<string, string>>;

/** Returns the value of each declared variable: the given one, else the template's default. Other values are ignored. */
export function resolveValues(
  { variables }: { readonly variables: readonly LabelVariable[] },
  values: LabelValues,
): ReadonlyMap<string, string> {
  return new Map(
    variables.map(({ name, defaultValue }) => {
      const given: unknown = Object.hasOwn(values, name) ? values[name] : undefined;
      return [name, typeof given === 'string' ? given : (defaultValue ?? '')];
    }),
  );
}
