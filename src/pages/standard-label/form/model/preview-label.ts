import type { DrawableLabel } from '@/entities/label';
import type { StandardTemplate } from '@/entities/standard-label';
import { isRecord } from '@/shared/lib/is-record';

/** Returns the template in the form that the label preview takes; its notes use the labels of the parameters. */
export function previewLabel(template: StandardTemplate, name: string): DrawableLabel {
  return {
    labelId: template.templateId,
    name,
    widthMm: template.widthMm,
    heightMm: template.heightMm,
    variables: template.parameters.map(({ name: variableName, label }) => ({
      variableId: undefined,
      variableName,
      variableData: '',
      propertySize: undefined,
      dataType: 'default',
      required: false,
      editable: true,
      displayName: label,
    })),
    version: undefined,
    publishedAt: '',
    template: template.template,
  };
}

/**
 * Returns the names of the variables that are filled in at print: those of the template that are not parameters, not computed,
 * and that no chosen counter fills.
 */
export function openVariables(
  { parameters, template }: StandardTemplate,
  values: Readonly<Record<string, string>>,
): string[] {
  const own = new Set(
    parameters.flatMap(({ name, fills }) => (fills !== '' && values[name] ? [name, fills] : [name])),
  );
  return askedVariables(template)
    .filter(({ name }) => !own.has(name))
    .map(({ name, label }) => label || name);
}

function askedVariables(template: unknown): { name: string; label: string }[] {
  if (!isRecord(template) || !Array.isArray(template['variables'])) return [];
  // What is computed nobody fills in.
  const asked = template['variables'].filter(isRecord).filter(({ source }) => source === undefined);
  return asked.map((variable) => ({
    name: textOf(variable['name']),
    label: textOf(variable['label']),
  }));
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
