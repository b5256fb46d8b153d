import { boundVariables } from '../binding/binding.ts';
import { sourceIssues } from '../compute/source-rules.ts';
import { elementTexts } from '../binding/element-texts.ts';
import { designIssues } from './design-rules.ts';
import { gtinLengthOf } from './gtin-symbologies.ts';
import { isDigitalLink } from './gs1-symbologies.ts';
import { isMatrix } from './matrix-symbologies.ts';
import type { Sentence } from '../sentence/index.ts';
import { sentences } from './sentences/index.ts';
import type { TemplateIssue } from './template-issue.ts';
import { templateLimits } from './template-limits.ts';
import { versionOf } from './template-version.ts';
import type { LabelElement, LabelTemplate, LabelVariable, TableElement } from './template-schema.ts';

const { labelTemplate: said } = sentences;

type VariableType = LabelVariable['type'];
type DeclaredTypes = ReadonlyMap<string, VariableType>;

/** Checks the references between parts of a template. Returns the issues; empty when there are none. */
export function checkTemplateRules(template: LabelTemplate): readonly TemplateIssue[] {
  const declared: DeclaredTypes = new Map(template.variables.map(({ name, type }) => [name, type]));
  return [
    ...versionIssues(template),
    ...repeated(template.variables, 'variables', 'name'),
    ...repeated(template.elements, 'elements', 'id'),
    ...template.variables.flatMap((variable, index) => variableIssues(variable, `variables[${index}]`)),
    ...sourceIssues(template.variables),
    ...template.elements.flatMap((element, index) => elementIssues(element, `elements[${index}]`, declared)),
    ...embeddedImageIssues(template.elements),
    ...pathIssues(template.elements),
    ...designIssues(template),
  ];
}

function versionIssues(template: LabelTemplate): readonly TemplateIssue[] {
  const needed = versionOf(template);
  return needed > template.version ? [{ path: 'version', ...said.version({ version: needed }) }] : [];
}

function repeated<Key extends string>(
  list: readonly Readonly<Record<Key, string>>[],
  path: string,
  key: Key,
): readonly TemplateIssue[] {
  const seen = new Set<string>();
  return list.flatMap((entry, index) => {
    const value = entry[key];
    if (seen.has(value)) return [{ path: `${path}[${index}].${key}`, ...said.usedTwice({ name: value }) }];
    seen.add(value);
    return [];
  });
}

function variableIssues(variable: LabelVariable, path: string): readonly TemplateIssue[] {
  const value = variable.defaultValue;
  const isSwitch = value === undefined || value === '' || value === 'true' || value === 'false';
  if (variable.type !== 'toggle' || isSwitch) return [];
  return [{ path: `${path}.defaultValue`, ...said.toggle }];
}

function elementIssues(
  element: LabelElement,
  path: string,
  declared: DeclaredTypes,
): readonly TemplateIssue[] {
  const issues: TemplateIssue[] = [];
  const { visibleWhen } = element;
  if (visibleWhen !== undefined) {
    issues.push(...mustBeDeclared(visibleWhen, `${path}.visibleWhen`, declared));
  }
  if (element.type === 'image' && 'variable' in element.source) {
    issues.push(...mustBe('media-ref', element.source.variable, `${path}.source.variable`, declared));
  }
  for (const { value, path: place } of elementTexts(element)) {
    for (const variable of boundVariables(value)) {
      if (!declared.has(variable)) {
        issues.push({ path: `${path}.${place}`, ...said.placeholder({ placeholder: `{{${variable}}}` }) });
      }
    }
  }
  if (
    element.type === 'barcode' &&
    element.addsCheckDigit === true &&
    gtinLengthOf(element.symbology) === undefined
  ) {
    issues.push({ path: `${path}.addsCheckDigit`, ...said.addsCheckDigit });
  }
  if (element.type === 'barcode' && element.bearerBars === true && element.symbology !== 'itf14') {
    issues.push({ path: `${path}.bearerBars`, ...said.bearerBars });
  }
  if (element.type === 'barcode' && element.grows === true && isMatrix(element.symbology)) {
    issues.push({ path: `${path}.grows`, ...said.grows });
  }
  if (element.type === 'barcode' && element.linkDomain !== undefined && !isDigitalLink(element.symbology)) {
    issues.push({ path: `${path}.linkDomain`, ...said.linkDomain });
  }
  const isSized = element.type === 'text' || element.type === 'table';
  if (isSized && (element.minSizePt ?? 0) > element.sizePt) {
    issues.push({ path: `${path}.minSizePt`, ...said.minSize });
  }
  if (element.type === 'table') issues.push(...tableIssues(element, path));
  return issues;
}

/** Rows have no more cells than the table has columns. */
const tableIssues = ({ columns, rows }: TableElement, path: string): readonly TemplateIssue[] =>
  rows.flatMap(({ cells }, index) => {
    const covered = cells.reduce((sum, { colspan = 1 }) => sum + colspan, 0);
    if (covered <= columns.length) return [];
    return [{ path: `${path}.rows[${index}].cells`, ...said.wideRow({ most: columns.length }) }];
  });

function mustBeDeclared(variable: string, path: string, declared: DeclaredTypes): readonly TemplateIssue[] {
  return declared.has(variable) ? [] : [{ path, ...said.notDeclared({ name: variable }) }];
}

function mustBe(
  type: VariableType,
  variable: string,
  path: string,
  declared: DeclaredTypes,
): readonly TemplateIssue[] {
  const found = declared.get(variable);
  if (found === type) return [];
  const issue: Sentence =
    found === undefined
      ? said.notDeclared({ name: variable })
      : said.otherType({ name: variable, type, found });
  return [{ path, ...issue }];
}

function embeddedImageIssues(elements: readonly LabelElement[]): readonly TemplateIssue[] {
  const characters = elements.reduce(
    (sum, element) =>
      element.type === 'image' && 'dataUri' in element.source ? sum + element.source.dataUri.length : sum,
    0,
  );
  if (characters <= templateLimits.imagesCharacters) return [];
  return [{ path: 'elements', ...said.largeImages }];
}

function pathIssues(elements: readonly LabelElement[]): readonly TemplateIssue[] {
  const characters = elements.reduce(
    (sum, element) => (element.type === 'path' ? sum + element.d.length : sum),
    0,
  );
  if (characters <= templateLimits.pathsCharacters) return [];
  return [{ path: 'elements', ...said.longPaths }];
}
