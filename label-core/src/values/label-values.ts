import type { LabelTemplate } from '../template/template-schema.ts';

/** What a person or an article fills in: variable name -> value. Toggles are 'true' or 'false'. */
export type LabelValues = Readonly<Record<string, string>>;

/** The value of each declared variable: the given one, else the template's default. Others are ignored. */
export function resolveValues(template: LabelTemplate, values: LabelValues): ReadonlyMap<string, string> {
  return new Map(
    template.variables.map(({ name, defaultValue }) => {
      const given: unknown = Object.hasOwn(values, name) ? values[name] : undefined;
      return [name, typeof given === 'string' ? given : (defaultValue ?? '')];
    }),
  );
}
