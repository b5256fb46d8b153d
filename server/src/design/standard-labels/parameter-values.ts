import type { Sentence } from 'label-core/sentence';
import type { Problem } from '../../foundation/http/http-error.ts';
import { sentences } from '../sentences/index.ts';
import type { ParameterValues } from './bake-template.ts';
import type { StandardTemplate, TemplateParameter } from './standard-template.ts';

export interface CheckedParameters {
  /** Value of every parameter of the template. */
  readonly values: ParameterValues;
  readonly problems: readonly Problem[];
}

/**
 * Checks an organisation's values of a template's parameters; missing ones get the template's default. Does not check
 * whether a picture is in the media library, or whether there is such a counter.
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
        ...sentences.standardLabel.noParameter({ parameter: name }),
      })),
      ...parameters.flatMap((parameter) => {
        const fault = faultOf(parameter, values[parameter.name] ?? '');
        return fault ? [{ path: `parameters.${parameter.name}`, ...fault }] : [];
      }),
    ],
  };
}

function faultOf(
  { type, label: parameter, isRequired, size, options = [] }: TemplateParameter,
  value: string,
): Sentence | undefined {
  const told = sentences.standardLabel;
  if (isRequired && value === '') return told.valueMissing({ parameter });
  if (Array.from(value).length > size) return told.valueLong({ parameter, most: size });
  // Any text between such braces would be taken for a variable of the label.
  if (/\{\{|\}\}/.test(value)) return told.valueBraces({ parameter, opening: '{{', closing: '}}' });
  switch (type) {
    case 'text':
      return value.includes('\n') ? told.valueOneLine({ parameter }) : undefined;
    case 'choice':
      return options.includes(value)
        ? undefined
        : told.valueChoice({ parameter, options: options.join(', ') });
    case 'toggle':
      return value === 'true' || value === 'false' ? undefined : told.valueToggle({ parameter });
    case 'media-ref':
      return /^(?:[1-9]\d{0,8})?$/.test(value) ? undefined : told.valuePicture({ parameter });
    case 'sscc':
    case 'lines':
    default:
      return undefined;
  }
}
