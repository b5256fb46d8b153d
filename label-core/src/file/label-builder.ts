import { parseLabelTemplate } from '../template/parse-label-template.ts';
import { LabelTemplateError } from '../template/template-issue.ts';
import { templateLimits } from '../template/template-limits.ts';
import { versionOf } from '../template/template-version.ts';
import type { LabelElement, LabelTemplate, LabelVariable } from '../template/template-schema.ts';
import { LabelFileError } from './label-file.ts';
import { readPlaceholders, type Placeholder } from './placeholder.ts';
import { sentences } from './sentences/index.ts';

const { labelFile } = sentences;

/** An element without its id. */
export type ElementDraft = LabelElement extends infer Element
  ? Element extends LabelElement
    ? Omit<Element, 'id'>
    : never
  : never;

interface LabelSheet {
  readonly name: string;
  readonly widthMm: number;
  readonly heightMm: number;
}

/** Builds a template from the elements drawn by a file. */
export interface LabelBuilder {
  /** Adds an element; its text contains variables as `{{name}}`. @param id preferred id, which is made unique */
  add(element: ElementDraft, id?: string): void;
  /** Declares a variable or adds properties to it. @throws LabelFileError when it is declared with two types */
  declare(variable: Placeholder & Pick<LabelVariable, 'type' | 'required'>): void;
  /** @throws LabelFileError when the label exceeds a limit of templates */
  build(sheet: LabelSheet): LabelTemplate;
}

/** Cases of `labelFile.twoTypes`. */
const typeNames: Readonly<Record<LabelVariable['type'], string>> = {
  default: 'text',
  'media-ref': 'picture',
  toggle: 'switch',
};

export function createLabelBuilder(): LabelBuilder {
  const elements: LabelElement[] = [];
  const ids = new Set<string>();
  const variables = new Map<string, LabelVariable>();

  const declare: LabelBuilder['declare'] = (variable) => {
    const before = variables.get(variable.name);
    if (before && before.type !== variable.type) {
      const [first, second] = [typeNames[before.type], typeNames[variable.type]];
      throw new LabelFileError(labelFile.twoTypes({ name: variable.name, first, second }));
    }
    variables.set(variable.name, { ...before, ...variable });
  };

  const uniqueId = (wished: string): string => {
    const base =
      wished.replace(/[^\p{L}\p{N}_ .:-]/gu, '').slice(0, templateLimits.idCharacters - 6) || 'element';
    let id = base;
    for (let count = 2; ids.has(id); count += 1) id = `${base}-${count}`;
    ids.add(id);
    return id;
  };

  return {
    declare,
    add: (draft, wished) => {
      if (elements.length >= templateLimits.elements) {
        throw new LabelFileError(labelFile.manyElements({ most: templateLimits.elements }), 'too-large');
      }
      if (draft.visibleWhen !== undefined) declare({ name: draft.visibleWhen, type: 'toggle' });
      if (draft.type === 'image' && 'variable' in draft.source) {
        declare({ name: draft.source.variable, type: 'media-ref' });
      }
      const id = uniqueId(wished ?? `${draft.type}-${elements.length + 1}`);
      elements.push({ ...bound(draft), id });
    },
    build: (sheet) => {
      const template = {
        format: 'platen-label',
        version: versionOf({ variables: [...variables.values()], elements }),
        ...sheet,
        variables: [...variables.values()],
        elements,
      };
      try {
        return parseLabelTemplate(template);
      } catch (error) {
        if (error instanceof LabelTemplateError) throw new LabelFileError(error.sentence);
        throw error;
      }
    },
  };

  /**
   * Returns the element with bare placeholders and declares their variables. A variable that is the whole value of a
   * barcode becomes required.
   */
  function bound(draft: ElementDraft): ElementDraft {
    if (draft.type !== 'text' && draft.type !== 'barcode') return draft;
    const isAlone = draft.type === 'barcode' && /^\s*\{\{[^{}]*\}\}\s*$/u.test(draft.value);
    const required = isAlone ? { required: true } : {};
    const value = readPlaceholders(draft.value, (found) =>
      declare({ ...found, type: 'default', ...required }),
    );
    return { ...draft, value };
  }
}
