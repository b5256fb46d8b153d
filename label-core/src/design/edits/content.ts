import { sourceVariables } from '../../compute/source-order.ts';
import { templateLimits } from '../../template/template-limits.ts';
import type {
  ImageElement,
  LabelElement,
  LabelTemplate,
  LabelVariable,
  TableElement,
} from '../../template/template-schema.ts';
import type { EditOf } from '../edit.ts';
import { sentences } from '../sentences/index.ts';
import { areElements } from '../usable-template.ts';
import { withinTotals } from './append-elements.ts';
import { changeable, withElements } from './change-elements.ts';
import { withDeclared } from './declare-variables.ts';
import { isRefused, type Outcome, refused } from './outcome.ts';
import { namedVariables } from './variable-uses.ts';

const { labelEdit: said } = sentences;

/**
 * Sets the content of a text or barcode or the source of a picture; variables it names are declared. A variable without
 * any rule that only the old content of a text or barcode named goes with it: it was declared by typing, and each letter
 * makes another name.
 */
export function setContent(template: LabelTemplate, { id, content }: EditOf<'setContent'>): Outcome {
  const found = changeable(template, [id]);
  if (isRefused(found)) return found;
  const [element] = found;
  if (!element) return template;
  const changed = typeof content === 'string' ? withText(element, content) : withSource(element, content);
  if (isRefused(changed)) return changed;
  return withContent(template, element, changed, typeof content === 'string');
}

/** Sets columns and rows of a table; variables that its cells name are declared, as `setContent` does. */
export function setTable(template: LabelTemplate, { id, columns, rows }: EditOf<'setTable'>): Outcome {
  const found = changeable(template, [id]);
  if (isRefused(found)) return found;
  const [element] = found;
  if (!element) return template;
  if (element.type !== 'table') return refused(said.noContent({ name: element.id }));
  const changed = {
    ...element,
    ...(columns && { columns: [...columns] }),
    ...(rows && { rows: rows.map((row) => ({ ...row, cells: [...row.cells] })) }),
  };
  if (!areElements([changed]) || !isOfColumns(changed)) return refused(said.unusableElements);
  return withContent(template, element, changed, true);
}

const isOfColumns = ({ columns, rows }: TableElement): boolean =>
  rows.every(({ cells }) => cells.reduce((sum, { colspan = 1 }) => sum + colspan, 0) <= columns.length);

function withContent(
  template: LabelTemplate,
  element: LabelElement,
  changed: LabelElement,
  isTyped: boolean,
): Outcome {
  const declared = withDeclared(template, [changed]);
  if (isRefused(declared)) return declared;
  const after = withElements(declared, [changed]);
  return withinTotals(isTyped ? withoutTyped(after, element) : after);
}

/** Returns the template without variables that nobody gave a rule, that this element named before, and nothing names now. */
function withoutTyped(template: LabelTemplate, before: LabelElement): LabelTemplate {
  const named = namedVariables([before]);
  const isTyped = (variable: LabelVariable) =>
    named.has(variable.name) && Object.keys(variable).length === bareProperties;
  const ofSources = template.variables.flatMap(({ source }) => (source ? sourceVariables(source) : []));
  const used = new Set([...namedVariables(template.elements).keys(), ...ofSources]);
  const variables = template.variables.filter((one) => !isTyped(one) || used.has(one.name));
  return variables.length === template.variables.length ? template : { ...template, variables };
}

/** Properties of a variable without rules: its name and type. */
const bareProperties = 2;

function withText(element: LabelElement, value: string) {
  if (element.type !== 'text' && element.type !== 'barcode') {
    return refused(said.noContent({ name: element.id }));
  }
  const most = templateLimits.valueCharacters;
  return value.length > most ? refused(said.longContent({ most })) : { ...element, value };
}

function withSource(element: LabelElement, source: ImageElement['source']) {
  if (element.type !== 'image') return refused(said.noContent({ name: element.id }));
  const changed = { ...element, source };
  if ('dataUri' in source && !areElements([changed])) return refused(said.unusableElements);
  return changed;
}
