import type { Problem } from '../../foundation/http/http-error.ts';
import type { ParameterValues } from './bake-template.ts';
import type { StandardTemplate, TemplateParameter } from './standard-template.ts';

export interface CheckedParameters {
  /** A value for every parameter of the template. */
  readonly values: ParameterValues;
  readonly problems: readonly Problem[];
}

/**
 * The values an organisation gave to a template's parameters, with the template's own where it gave none. Whether a picture
 * is in the media library is not known here.
 */
export function checkParameters(
  { parameters }: StandardTemplate,
  given: Readonly<Record<string, string>>,
): CheckedParameters {
  const values = Object.fromEntries(
    parameters.map(({ name, defaultValue }) => [
      name,
      (Object.hasOwn(given, name) ? given[name] : undefined)?.trim() ?? defaultValue,
    ]),
  );
  const known = new Set(parameters.map(({ name }) => name));
  const unknown = Object.keys(given).filter((name) => !known.has(name));
  return {
    values,
    problems: [
      ...unknown.map((name) => ({
        path: `parameters.${name}`,
        message: `This template has no parameter “${name}”.`,
      })),
      ...parameters.flatMap((parameter) => {
        const message = faultOf(parameter, values[parameter.name] ?? '');
        return message === undefined ? [] : [{ path: `parameters.${parameter.name}`, message }];
      }),
    ],
  };
}

function faultOf(
  { type, label, isRequired, size, options = [] }: TemplateParameter,
  value: string,
): string | undefined {
  if (isRequired && value === '') return `${label} is needed.`;
  if (Array.from(value).length > size) return `${label} has at most ${size} characters.`;
  // Whatever stood between such braces would be taken for a variable of the label.
  if (/\{\{|\}\}/.test(value)) return `${label} cannot hold “{{” or “}}”.`;
  switch (type) {
    case 'text':
      return value.includes('\n') ? `${label} has one line only.` : undefined;
    case 'choice':
      return options.includes(value) ? undefined : `${label} is one of ${options.join(', ')}.`;
    case 'toggle':
      return value === 'true' || value === 'false' ? undefined : `${label} is “true” or “false”.`;
    case 'media-ref':
      return /^(?:[1-9]\d{0,8})?$/.test(value) ? undefined : `${label} is no picture of the media library.`;
    case 'lines':
    default:
      return undefined;
  }
}
