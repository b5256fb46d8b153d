import { LabelTemplateError, parseLabelTemplate, type LabelTemplate, type LabelVariable } from 'label-core';
import { z } from 'zod';
import { HttpError, type Problem } from '../../foundation/http/http-error.ts';
import { refuse } from '../../foundation/http/refuse.ts';
import { sentences } from '../sentences/index.ts';

/** Rule for filling in one variable of a label. What a rule omits stays as in the template. */
const variableRuleSchema = z.strictObject({
  variableName: z.string().min(1).max(200),
  type: z.enum(['default', 'media-ref', 'toggle']).optional(),
  /** Text shown instead of the name; empty: the name itself. */
  displayName: z.string().trim().max(200).optional(),
  defaultValue: z.string().max(10_000).nullish(),
  /** Max. characters of a value; null: as many as fit. */
  propertySize: z.int().min(1).max(100_000).nullish(),
  required: z.boolean().optional(),
  editable: z.boolean().optional(),
});
export type VariableRule = z.output<typeof variableRuleSchema>;

/** A list of rules, each variable once. */
export const variableRulesSchema = z.array(variableRuleSchema).max(200);

const defined = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/**
 * Applies a rule to a variable: null and empty texts remove a property, omitted properties stay. Where a computed variable has
 * its value from stays, and so does that nobody edits it.
 */
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
  const { source } = variable;
  return {
    name: variable.name,
    type,
    ...defined({
      label: displayName === '' || displayName === variable.name ? undefined : displayName,
      defaultValue: defaultValue === null || defaultValue === '' ? undefined : defaultValue,
      propertySize: propertySize ?? undefined,
      required,
      editable: source === undefined ? editable : variable.editable,
      source,
    }),
  };
}

/**
 * Returns the template with these rules applied to its variables; variables without a rule stay unchanged.
 * @throws HttpError 422 for a variable the label does not have or that is named twice, and for rules that do not fit
 *   the elements
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

/** Reads the template of a request. @throws HttpError 422 naming every invalid place */
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
