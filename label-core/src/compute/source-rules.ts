import type { Sentence } from '../sentence/index.ts';
import type { TemplateIssue } from '../template/template-issue.ts';
import type { LabelVariable } from '../template/template-schema.ts';
import type { DateSource } from '../template/variable-source.ts';
import { dateFormatFault } from './date/date-format.ts';
import { dateLanguageOf } from './date/date-names.ts';
import { formatFault } from './format-fault.ts';
import { columnOf } from './formula/formula-fault.ts';
import { isFormulaFault, parseFormula } from './formula/parse-formula.ts';
import { sentences } from './sentences/index.ts';
import { sourceOrder } from './source-order.ts';

const { computeFault, formulaFault, sourceFault: said } = sentences;

type DeclaredTypes = ReadonlyMap<string, LabelVariable['type']>;

/**
 * Checks where the values of computed variables come from: formats, languages, formulas, names, and that none takes its
 * value from itself. Returns the issues, with paths as `variables[2].source.format`.
 */
export function sourceIssues(variables: readonly LabelVariable[]): readonly TemplateIssue[] {
  if (variables.every(({ source }) => source === undefined)) return [];
  const declared: DeclaredTypes = new Map(variables.map(({ name, type }) => [name, type]));
  const { circular } = sourceOrder(variables);
  const names = new Set(circular.map(({ name }) => name));
  return variables.flatMap((variable, index) => {
    const path = `variables[${index}].source`;
    const issues = issuesOf(variable, path, declared);
    if (!names.has(variable.name)) return issues;
    return [...issues, { path, ...said.circular({ names: [...names].map((name) => `“${name}”`) }) }];
  });
}

function issuesOf(
  { type, source }: LabelVariable,
  path: string,
  declared: DeclaredTypes,
): readonly TemplateIssue[] {
  if (!source) return [];
  const issues: TemplateIssue[] = type === 'media-ref' ? [{ path, ...said.picture }] : [];
  if (source.kind === 'date') issues.push(...dateIssues(source, path, declared));
  if (source.kind === 'formula') {
    issues.push(...formulaIssues(source.text, `${path}.text`, declared));
  }
  return issues;
}

function dateIssues(
  { base, format, locale }: DateSource,
  path: string,
  declared: DeclaredTypes,
): readonly TemplateIssue[] {
  const issues: TemplateIssue[] = [];
  const fault = base === undefined ? undefined : nameFault(base, declared);
  if (fault) issues.push({ path: `${path}.base`, ...fault });
  const wrongFormat = dateFormatFault(format);
  if (wrongFormat) issues.push({ path: `${path}.format`, ...formatFault(wrongFormat) });
  if (locale !== undefined && dateLanguageOf(locale) === undefined) {
    issues.push({ path: `${path}.locale`, ...computeFault.language({ text: locale }) });
  }
  return issues;
}

function formulaIssues(text: string, path: string, declared: DeclaredTypes): readonly TemplateIssue[] {
  const formula = parseFormula(text);
  if (isFormulaFault(formula)) return [{ path, ...said.formula(formula) }];
  return [...formula.variables].flatMap(([name, at]) => {
    const reason = nameFault(name, declared);
    return reason ? [{ path, ...said.formula({ column: columnOf(text, at), reason }) }] : [];
  });
}

/** Returns why no value can be taken from a variable; undefined when it can. */
function nameFault(name: string, declared: DeclaredTypes): Sentence | undefined {
  const type = declared.get(name);
  if (type === undefined) return formulaFault.unknownVariable({ name });
  return type === 'media-ref' ? said.ofPicture({ name }) : undefined;
}
