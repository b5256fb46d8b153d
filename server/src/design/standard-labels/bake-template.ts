import {
  balancedMarkup,
  parseLabelTemplate,
  versionOf,
  withElementTexts,
  type LabelElement,
  type LabelTemplate,
  type LabelVariable,
} from 'label-core';
import type { StandardTemplate, TemplateParameter } from './standard-template.ts';

export type ParameterValues = Readonly<Record<string, string>>;

/**
 * Returns the template with all parameters open: each is a variable beside those of the print. With the values of both,
 * it draws exactly what the baked template draws, so the app needs no rule of its own for its preview.
 */
export function openTemplate(standard: StandardTemplate): LabelTemplate {
  const { name, widthMm, heightMm, variables, parameters, elements } = standard;
  return {
    format: 'platen-label',
    version: versionOf({ variables: [...variables], elements: [...elements] }),
    name,
    widthMm,
    heightMm,
    variables: [...variables, ...parameters.filter(({ type }) => type !== 'sscc').map(asVariable)],
    elements: [...elements],
  };
}

const variableType = {
  text: 'default',
  lines: 'default',
  choice: 'default',
  toggle: 'toggle',
  'media-ref': 'media-ref',
  sscc: 'default',
} as const;

const asVariable = ({
  name,
  label,
  type,
  defaultValue,
}: TemplateParameter): LabelTemplate['variables'][number] => ({
  name,
  label,
  type: variableType[type],
  editable: false,
  ...(defaultValue !== '' && { defaultValue }),
});

/**
 * Returns the label template with the organisation's parameters: their values are fixed in it, and only the variables
 * of the print stay open. A picture remains a variable that cannot be changed, because labels refer to pictures that
 * way.
 * @param values every parameter of the template, checked (parameter-values.ts)
 */
export function bakeTemplate(
  standard: StandardTemplate,
  name: string,
  values: ParameterValues,
): LabelTemplate {
  const pictures = standard.parameters.filter(({ type }) => type === 'media-ref');
  const chosen = pictures.filter((parameter) => (values[parameter.name] ?? '') !== '');
  const unchosen = new Set(pictures.filter((one) => !chosen.includes(one)).map((one) => one.name));
  const texts = new Map(
    standard.parameters
      .filter(({ type }) => type !== 'media-ref' && type !== 'toggle')
      .map((parameter) => [parameter.name, values[parameter.name] ?? '']),
  );
  const toggles = new Map(
    standard.parameters
      .filter(({ type }) => type === 'toggle')
      .map((parameter) => [parameter.name, values[parameter.name] === 'true']),
  );
  const never = new Set(standard.neverShown?.(values));
  const variables = [
    ...standard.variables
      .filter((variable) => !never.has(variable.name))
      .map((variable) => withFormula(counted(variable, standard, values), texts)),
    ...chosen.map((parameter) => ({ ...asVariable(parameter), defaultValue: values[parameter.name] ?? '' })),
  ];
  return parseLabelTemplate({
    ...openTemplate(standard),
    version: versionOf({ variables, elements: [...standard.elements] }),
    name,
    variables,
    elements: standard.elements.flatMap((element) => {
      const { visibleWhen } = element;
      if (visibleWhen !== undefined && (never.has(visibleWhen) || toggles.get(visibleWhen) === false))
        return [];
      if (showsOneOf(element, unchosen)) return [];
      const baked = withTexts(element, texts);
      return isBlank(baked) ? [] : [withoutCondition(baked, toggles)];
    }),
  });
}

/** Returns a variable with the counter that fills it, if one was chosen: then nobody is asked for it. */
function counted(
  variable: LabelVariable,
  { parameters }: StandardTemplate,
  values: ParameterValues,
): LabelVariable {
  const counter = parameters.find(({ fills }) => fills === variable.name);
  const name = counter && values[counter.name];
  if (name === undefined || name === '') return variable;
  const { required: _, editable: __, propertySize: ___, defaultValue: ____, ...rest } = variable;
  return { ...rest, source: { kind: 'counter', counter: name, per: 'label' } };
}

/** Returns a variable whose formula has the texts of parameters in place of their names, which stand in braces in it. */
function withFormula(variable: LabelVariable, texts: ReadonlyMap<string, string>): LabelVariable {
  const { source } = variable;
  if (source?.kind !== 'formula') return variable;
  const text = source.text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const own = texts.get(name);
    return own === undefined ? whole : `"${own.replaceAll('"', '""')}"`;
  });
  return { ...variable, source: { kind: 'formula', text } };
}

const showsOneOf = (element: LabelElement, names: ReadonlySet<string>) =>
  element.type === 'image' && 'variable' in element.source && names.has(element.source.variable);

const withTexts = (element: LabelElement, texts: ReadonlyMap<string, string>): LabelElement =>
  withElementTexts(element, (value, markup) =>
    value.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => {
      const text = texts.get(name);
      if (text === undefined) return whole;
      return markup ? balancedMarkup(text) : text;
    }),
  );

const isBlank = (element: LabelElement) => element.type === 'text' && element.value.trim() === '';

function withoutCondition(element: LabelElement, toggles: ReadonlyMap<string, boolean>): LabelElement {
  if (element.visibleWhen === undefined || !toggles.has(element.visibleWhen)) return element;
  const { visibleWhen: _, ...always } = element;
  return always;
}
