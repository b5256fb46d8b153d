import type { StandardLabel, StandardTemplate } from '../api/standard-label-schema';

export type ParameterValues = Readonly<Record<string, string>>;

/**
 * The parameters a template starts with: the organisation's own where it entered them for another template (its name, its
 * address, its logo), the newest first; else the template's.
 */
export function firstParameters(
  { parameters }: StandardTemplate,
  kept: readonly StandardLabel[],
): ParameterValues {
  return Object.fromEntries(
    parameters.map(({ name, defaultValue, type, options }) => {
      const known = kept.findLast((one) => one.parameters[name] !== undefined)?.parameters[name];
      const isUsable = known !== undefined && (type !== 'choice' || options.includes(known));
      return [name, isUsable ? known : defaultValue];
    }),
  );
}

/** The parameters of a standard label, with the template's own where it has none yet. */
export function keptParameters({ parameters }: StandardTemplate, kept: StandardLabel): ParameterValues {
  return Object.fromEntries(
    parameters.map(({ name, defaultValue }) => [name, kept.parameters[name] ?? defaultValue]),
  );
}

/** What the picture of a template shows: the sample of a print with these parameters. */
export function sampleOf({ sampleValues }: StandardTemplate, parameters: ParameterValues): ParameterValues {
  return { ...sampleValues, ...parameters };
}
