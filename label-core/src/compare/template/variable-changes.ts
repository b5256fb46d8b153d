import type { LabelTemplate, LabelVariable } from '../../template/template-schema.ts';
import { sourceWords } from './source-words.ts';
import type { ChangedValue, TemplateChange } from './template-change.ts';
import { plainly, templateWords as words, yesOrNo } from './template-words.ts';

type Property = 'type' | 'source' | 'defaultValue' | 'propertySize' | 'required' | 'editable' | 'label';

/** Descriptions of a variable's properties; an absent property is described with its default when printing. */
const readings: Readonly<Record<Property, (variable: LabelVariable) => ChangedValue>> = {
  type: ({ type }) => words.types[type],
  source: ({ source }) => sourceWords(source),
  defaultValue: ({ defaultValue = '' }) => defaultValue,
  propertySize: ({ propertySize }) =>
    propertySize === undefined ? words.value.anyLength : words.value.characters({ count: propertySize }),
  required: ({ required = false }) => yesOrNo(required),
  editable: ({ editable = true, source }) => yesOrNo(editable && source === undefined),
  label: ({ label = '' }) => label,
};

/** Returns the rows of variables: first changed ones in their order, then removed ones, then added ones. */
export function variableChanges(before: LabelTemplate, after: LabelTemplate): readonly TemplateChange[] {
  const old = new Map(before.variables.map((variable) => [variable.name, variable]));
  const next = new Map(after.variables.map((variable) => [variable.name, variable]));
  return [
    ...after.variables.flatMap((variable) => propertyChanges(old.get(variable.name), variable)),
    ...before.variables
      .filter(({ name }) => !next.has(name))
      .map(({ name, type }) => ({ ...rowOf(name), change: 'removed' as const, before: words.types[type] })),
    ...after.variables
      .filter(({ name }) => !old.has(name))
      .map(({ name, type }) => ({ ...rowOf(name), change: 'added' as const, after: words.types[type] })),
  ];
}

const rowOf = (name: string) => ({ subject: 'variable', name, property: words.property.variable }) as const;

function propertyChanges(before: LabelVariable | undefined, after: LabelVariable): readonly TemplateChange[] {
  if (!before) return [];
  const properties = Object.keys(readings) as Property[];
  return properties.flatMap((property): readonly TemplateChange[] => {
    const [was, is] = [readings[property](before), readings[property](after)];
    if (plainly(was) === plainly(is)) return [];
    return [
      {
        ...rowOf(after.name),
        property: words.property[property],
        change: 'changed',
        before: was,
        after: is,
      },
    ];
  });
}
