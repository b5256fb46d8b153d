import type { LabelElement, LabelTemplate } from 'label-core';
import {
  articleVariables,
  defaultElement,
  nutritionElement,
  nutritionVariables,
  type Edit,
  type NewElement,
  type NutritionLanguage,
  type TableParts,
} from 'label-core/design';
import { texts } from '../i18n';
import type { Box } from './boxes';
import type { Tool } from './key-action';

/** Returns a new element of a tool, at a free place. */
export function newElement(tool: Tool, template: LabelTemplate, dpi: number): LabelElement {
  return defaultElement(startOf(tool), template, { name: texts.names[tool], dpi });
}

function startOf(tool: Tool): NewElement {
  switch (tool) {
    case 'text':
      return { type: 'text', value: texts.newText };
    case 'table':
      return { type: 'table', ...newTable() };
    case 'barcode':
      return { type: 'barcode', symbology: 'ean13' };
    case 'image':
      return { type: 'image', variable: texts.names.image };
    case 'rectangle':
    case 'ellipse':
    case 'line':
    default:
      return { type: tool };
  }
}

const NEW_ROWS = 3;

const cellsOf = (...values: readonly string[]) => values.map((value) => ({ value }));

/** A header, and empty rows of two columns. */
function newTable(): TableParts {
  const empty = Array.from({ length: NEW_ROWS }, () => ({ cells: cellsOf('', '') }));
  return {
    columns: [{}, {}],
    rows: [{ cells: cellsOf(texts.newText, texts.newText), header: true }, ...empty],
  };
}

/** Languages in which the words of a nutrition declaration are known. */
export const NUTRITION_LANGUAGES = ['en', 'de', 'fr', 'es'] as const;

/** Adds a nutrition declaration in the order of Regulation (EU) 1169/2011: a table, or a text on a small label. */
export function addedNutrition(
  language: NutritionLanguage,
  hasPortion: boolean,
  template: LabelTemplate,
): Edit {
  const options = { language, hasPortion };
  const element = nutritionElement(template, { name: texts.nutrition.name, ...options });
  return { kind: 'add', element, variables: nutritionVariables(options) };
}

/** What of an article can be put on a label: the variables that every article fills. */
export const ARTICLE_PIECES = ['name', 'number', 'code'] as const;
export type ArticlePiece = (typeof ARTICLE_PIECES)[number];

/** Adds an element that shows a piece of the article the label is printed for. */
export function addedPiece(piece: ArticlePiece, template: LabelTemplate, dpi: number): Edit {
  const words = texts.pieceNames[piece];
  const name = articleVariables[piece];
  const value = `{{${name}}}`;
  const start: NewElement =
    piece === 'code'
      ? { type: 'barcode', symbology: 'ean13', value }
      : { type: 'text', value, isLong: piece === 'name' };
  return {
    kind: 'add',
    element: defaultElement(start, template, { name: words, dpi }),
    // Programs know the variable by one name, people by that of their language.
    variables: [{ name, type: 'default', ...(words !== name && { label: words }) }],
  };
}

/** Adds an element at a place, or in the box that was drawn for it. */
export function drawnElement(element: LabelElement, box: Box, isDrawn: boolean): Edit {
  return { kind: 'add', element: atBox(element, box, isDrawn) };
}

function atBox(element: LabelElement, { x, y, width, height }: Box, isDrawn: boolean): LabelElement {
  if (element.type === 'line') {
    const by = isDrawn
      ? { x: width, y: height }
      : { x: element.x2Mm - element.x1Mm, y: element.y2Mm - element.y1Mm };
    return { ...element, x1Mm: x, y1Mm: y, x2Mm: x + by.x, y2Mm: y + by.y };
  }
  const size = isDrawn ? { widthMm: width, heightMm: height } : {};
  return { ...element, xMm: x, yMm: y, ...size };
}
