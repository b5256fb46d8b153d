import { boundVariables } from '../binding/binding.ts';
import { gtinLengthOf } from './gtin-symbologies.ts';
import { isMatrix } from './matrix-symbologies.ts';
import type { TemplateIssue } from './template-issue.ts';
import { templateLimits } from './template-limits.ts';
import type { LabelElement, LabelTemplate, LabelVariable } from './template-schema.ts';

type VariableType = LabelVariable['type'];
type DeclaredTypes = ReadonlyMap<string, VariableType>;

/** What the parts of a template must say about each other; empty when all is well. */
export function checkTemplateRules(template: LabelTemplate): readonly TemplateIssue[] {
  const declared: DeclaredTypes = new Map(template.variables.map(({ name, type }) => [name, type]));
  return [
    ...repeated(template.variables, 'variables', 'name'),
    ...repeated(template.elements, 'elements', 'id'),
    ...template.variables.flatMap((variable, index) => variableIssues(variable, `variables[${index}]`)),
    ...template.elements.flatMap((element, index) => elementIssues(element, `elements[${index}]`, declared)),
    ...embeddedImageIssues(template.elements),
    ...pathIssues(template.elements),
  ];
}

function repeated<Key extends string>(
  list: readonly Readonly<Record<Key, string>>[],
  path: string,
  key: Key,
): readonly TemplateIssue[] {
  const seen = new Set<string>();
  return list.flatMap((entry, index) => {
    const value = entry[key];
    if (seen.has(value)) return [{ path: `${path}[${index}].${key}`, message: `“${value}” is used twice` }];
    seen.add(value);
    return [];
  });
}

function variableIssues(variable: LabelVariable, path: string): readonly TemplateIssue[] {
  const value = variable.defaultValue;
  const isSwitch = value === undefined || value === '' || value === 'true' || value === 'false';
  if (variable.type !== 'toggle' || isSwitch) return [];
  return [{ path: `${path}.defaultValue`, message: 'a toggle is “true” or “false”' }];
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
  if (element.type === 'text' || element.type === 'barcode') {
    for (const variable of boundVariables(element.value)) {
      if (!declared.has(variable)) {
        issues.push({ path: `${path}.value`, message: `{{${variable}}} is not a variable of this label` });
      }
    }
  }
  if (
    element.type === 'barcode' &&
    element.addsCheckDigit === true &&
    gtinLengthOf(element.symbology) === undefined
  ) {
    const message = 'is for EAN-13, EAN-8, UPC-A and ITF-14 only';
    issues.push({ path: `${path}.addsCheckDigit`, message });
  }
  if (element.type === 'barcode' && element.bearerBars === true && element.symbology !== 'itf14') {
    issues.push({ path: `${path}.bearerBars`, message: 'is for ITF-14 only' });
  }
  if (element.type === 'barcode' && element.grows === true && isMatrix(element.symbology)) {
    issues.push({ path: `${path}.grows`, message: 'is for codes of bars; a 2D code fills its box' });
  }
  if (element.type === 'text' && (element.minSizePt ?? 0) > element.sizePt) {
    issues.push({ path: `${path}.minSizePt`, message: 'must not be larger than sizePt' });
  }
  return issues;
}

function mustBeDeclared(variable: string, path: string, declared: DeclaredTypes): readonly TemplateIssue[] {
  return declared.has(variable) ? [] : [{ path, message: notDeclared(variable) }];
}

const notDeclared = (variable: string) => `“${variable}” is not a variable of this label`;

function mustBe(
  type: VariableType,
  variable: string,
  path: string,
  declared: DeclaredTypes,
): readonly TemplateIssue[] {
  const found = declared.get(variable);
  if (found === type) return [];
  const message =
    found === undefined
      ? notDeclared(variable)
      : `“${variable}” must be a variable of type ${type}, it is ${found}`;
  return [{ path, message }];
}

function embeddedImageIssues(elements: readonly LabelElement[]): readonly TemplateIssue[] {
  const characters = elements.reduce(
    (sum, element) =>
      element.type === 'image' && 'dataUri' in element.source ? sum + element.source.dataUri.length : sum,
    0,
  );
  if (characters <= templateLimits.imagesCharacters) return [];
  return [{ path: 'elements', message: 'the embedded images are too large together; use the media library' }];
}

function pathIssues(elements: readonly LabelElement[]): readonly TemplateIssue[] {
  const characters = elements.reduce(
    (sum, element) => (element.type === 'path' ? sum + element.d.length : sum),
    0,
  );
  if (characters <= templateLimits.pathsCharacters) return [];
  return [{ path: 'elements', message: 'the outlines are too long together; use a picture' }];
}
