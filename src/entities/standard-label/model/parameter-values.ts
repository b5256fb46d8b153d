import type { StandardLabel, StandardTemplate } from '../api/standard-label-schema';

export type ParameterValues = Readonly<Record<string, string>>;

/**
 * Returns the initial parameters of a template: the organisation's values from other templates (name, address, logo),
 * the newest first; else the template's.
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

/** Returns the parameters of a standard label, with the template's default for missing ones. */
export function keptParameters({ parameters }: StandardTemplate, kept: StandardLabel): ParameterValues {
  return Object.fromEntries(
    parameters.map(({ name, defaultValue }) => [name, kept.parameters[name] ?? defaultValue]),
  );
}

/** Returns the values for the preview of a template: the sample of a print with these parameters. */
export function sampleOf({ sampleValues }: StandardTemplate, parameters: ParameterValues): ParameterValues {
  return { ...sampleValues, ...parameters };
}
