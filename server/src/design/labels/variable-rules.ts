import { LabelTemplateError, parseLabelTemplate, type LabelTemplate, type LabelVariable } from 'label-core';
import { z } from 'zod';
import { HttpError, type Problem } from '../../foundation/http/http-error.ts';
import { refuse } from '../../foundation/http/refuse.ts';
import { sentences } from '../sentences/index.ts';

/** How one variable of a label is filled in. What a rule leaves out stays as the template has it. */
const variableRuleSchema = z.strictObject({
  variableName: z.string().min(1).max(200),
  type: z.enum(['default', 'media-ref', 'toggle']).optional(),
  /** What people read instead of the name; empty: the name itself. */
  displayName: z.string().trim().max(200).optional(),
  defaultValue: z.string().max(10_000).nullish(),
  /** The most characters a value may have; null: as many as fit. */
  propertySize: z.int().min(1).max(100_000).nullish(),
  required: z.boolean().optional(),
  editable: z.boolean().optional(),
});
export type VariableRule = z.output<typeof variableRuleSchema>;

/** A list of rules, each variable once. */
export const variableRulesSchema = z.array(variableRuleSchema).max(200);

const defined = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** One variable by its rule: null and empty texts take a property away, what is left out stays. */
function ruled(variable: LabelVariable, rule: VariableRule): LabelVariable {
  const {
    variableName: _,
    type = variable.type,
    displayName = variable.label ?? '',
    defaultValue = variable.defaultValue,
    propertySize = variable.propertySize,
    required = variable.required,
    editable = variable.editable,
  } = rule;
  return {
    name: variable.name,
    type,
    ...defined({
      label: displayName === '' || displayName === variable.name ? undefined : displayName,
      defaultValue: defaultValue === null || defaultValue === '' ? undefined : defaultValue,
      propertySize: propertySize ?? undefined,
      required,
      editable,
    }),
  };
}

/**
 * The template with its variables by these rules; those no rule names stay as they are.
 * @throws HttpError 422 for a variable the label has not, or named twice, and for rules that do not fit the elements
 */
export function withVariableRules(template: LabelTemplate, rules: readonly VariableRule[]): LabelTemplate {
  const names = new Set(template.variables.map(({ name }) => name));
  const seen = new Set<string>();
  const problems: Problem[] = [];
  for (const { variableName: variable } of rules) {
    if (!names.has(variable)) {
      problems.push({ variable, ...sentences.label.noVariable({ variable }) });
    } else if (seen.has(variable)) {
      problems.push({ variable, ...sentences.label.variableTwice({ variable }) });
    }
    seen.add(variable);
  }
  refuse(problems);
  const byName = new Map(rules.map((rule) => [rule.variableName, rule]));
  return readTemplate({
    ...template,
    variables: template.variables.map((variable) => {
      const rule = byName.get(variable.name);
      return rule ? ruled(variable, rule) : variable;
    }),
  });
}

/** A template as a request brings it. @throws HttpError 422 naming every place that is wrong */
export function readTemplate(input: unknown): LabelTemplate {
  try {
    return parseLabelTemplate(input);
  } catch (error) {
    if (!(error instanceof LabelTemplateError)) throw error;
    const problems = error.issues.map(({ path, ...issue }) => ({ ...issue, path: `template.${path}` }));
    const faults = error.issues
      .slice(0, 3)
      .map(({ path, ...problem }) => sentences.label.fault({ path, problem }));
    throw new HttpError(422, sentences.label.unusable({ faults }), { problems });
  }
}
