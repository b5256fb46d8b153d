import { fileLimits } from '../file-limits.ts';
import { LabelFileError } from '../label-file.ts';
import type { Notes } from '../notes.ts';
import { localName, type XmlElement } from '../xml/xml-node.ts';
import { sentences } from '../sentences/index.ts';

const { labelNote, svgFile } = sentences;

/** Properties of one element by name, in lower case. */
export type Declarations = ReadonlyMap<string, string>;

interface StyleRule {
  readonly selector: string;
  readonly matches: (element: XmlElement) => boolean;
  /** Specificity: an id weighs more than a class, a class more than a name. */
  readonly weight: number;
  readonly declarations: Declarations;
}

/** Rules by the part of their selector that an element must have: `#id`, `.class`, its name, or none (`*`). */
export type StyleSheet = ReadonlyMap<string, readonly StyleRule[]>;

/** The properties that are used; all others are dropped, however many a file contains. */
const properties = new Set([
  'clip-path',
  'display',
  'dominant-baseline',
  'fill',
  'fill-opacity',
  'fill-rule',
  'filter',
  'font',
  'font-size',
  'font-weight',
  'mask',
  'opacity',
  'stroke',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-opacity',
  'stroke-width',
  'text-anchor',
  'visibility',
  'white-space',
  'writing-mode',
]);

/** Parses `fill: none; stroke-width: 2px !important`. */
function parseDeclarations(text: string): Declarations {
  const declarations = new Map<string, string>();
  for (const part of text.split(';')) {
    const colon = part.indexOf(':');
    if (colon === -1) continue;
    const name = part.slice(0, colon).trim().toLowerCase();
    if (!properties.has(name)) continue;
    declarations.set(
      name,
      part
        .slice(colon + 1)
        .replace(/!\s*important\s*$/i, '')
        .trim(),
    );
  }
  return declarations;
}

/** No drawing program gives an element more classes than this. */
const mostClasses = 20;

const simpleSelector = /^(?<name>[a-zA-Z][\w-]*|\*)?(?:\.(?<className>[\w-]+)|#(?<id>[\w-]+))?$/;

/**
 * Parses the text of a `<style>` as written by drawing programs: names, classes and ids, one or several for a rule. Rules
 * with other selectors are left out, with a note.
 * @throws LabelFileError for imports, which would have to be fetched
 */
export function createStyleSheet(sheet: string, notes: Notes): StyleSheet {
  const text = sheet.replace(/\/\*[^*]*(?:\*(?!\/)[^*]*)*\*\//g, ' ');
  if (/@import/i.test(text)) {
    throw new LabelFileError(svgFile.importedStyles);
  }
  const rules = new Map<string, StyleRule[]>();
  let count = 0;
  for (const block of text.split('}')) {
    const brace = block.indexOf('{');
    if (brace === -1) continue;
    const declarations = parseDeclarations(block.slice(brace + 1));
    for (const selector of block.slice(0, brace).split(',')) {
      count += 1;
      for (const [key, rule] of ruleOf(selector.trim(), declarations, notes)) {
        addRule(rules, key, rule);
      }
    }
    if (count > fileLimits.styleRules) {
      throw new LabelFileError(svgFile.manyRules({ most: fileLimits.styleRules }), 'too-large');
    }
  }
  return rules;
}

/** Merges rules with the same selector, so that each element looks it up only once, however often a file repeats it. */
function addRule(rules: Map<string, StyleRule[]>, key: string, rule: StyleRule): void {
  const own = rules.get(key) ?? [];
  rules.set(key, own);
  const at = own.findIndex(({ selector }) => selector === rule.selector);
  const before = own[at];
  if (!before) own.push(rule);
  else own[at] = { ...rule, declarations: new Map([...before.declarations, ...rule.declarations]) };
}

function ruleOf(
  selector: string,
  declarations: Declarations,
  notes: Notes,
): readonly (readonly [key: string, rule: StyleRule])[] {
  if (/^@font-face/i.test(selector)) return [];
  const { name, className, id } = simpleSelector.exec(selector)?.groups ?? {};
  if (selector === '' || (name === undefined && className === undefined && id === undefined)) {
    notes.add(labelNote.style({ selector: selector.slice(0, 60) }));
    return [];
  }
  const matches = (element: XmlElement): boolean =>
    name === undefined || name === '*' || localName(element.name) === name;
  const weight =
    (id === undefined ? 0 : 100) + (className === undefined ? 0 : 10) + (name === undefined ? 0 : 1);
  const key = id === undefined ? (className === undefined ? (name ?? '*') : `.${className}`) : `#${id}`;
  return [[key, { selector, matches, weight, declarations }]];
}

/** Returns the declarations of an element: its attributes, then the matching rules, then its `style`. */
export function declarationsOf(element: XmlElement, styles: StyleSheet): Declarations {
  const { attributes } = element;
  const all = new Map(Array.from(attributes, ([name, value]) => [name.toLowerCase(), value.trim()]));
  const classes = [...new Set((attributes.get('class') ?? '').split(/\s+/))].slice(0, mostClasses);
  const keys = [
    '*',
    localName(element.name),
    ...classes.map((name) => `.${name}`),
    `#${attributes.get('id') ?? ''}`,
  ];
  const matching = keys.flatMap((key) => styles.get(key) ?? []).filter(({ matches }) => matches(element));
  for (const { declarations } of matching.toSorted((one, other) => one.weight - other.weight)) {
    for (const [name, value] of declarations) all.set(name, value);
  }
  for (const [name, value] of parseDeclarations(attributes.get('style') ?? '')) all.set(name, value);
  return all;
}
