import type {
  LabelElement,
  LabelTemplate,
  LabelVariable,
  TableElement,
} from '../template/template-schema.ts';
import { freePlace, usualMarginMm } from './free-place.ts';
import { roundMm } from './hundredth.ts';
import { nutrients, type NutritionLanguage, nutritionWords } from './nutrition-words.ts';
import { uniqueName } from './unique-name.ts';

interface NutritionOptions {
  readonly language: NutritionLanguage;
  /** Adds a column of a portion, with variables of its own. */
  readonly hasPortion?: boolean;
}

/** Suffix of the variables of the column of a portion. */
const portionSuffix = 'Portion';

/** Size in points at which the x of Noto Sans is 1.2 mm high (Regulation (EU) 1169/2011, Article 13 (2)). */
const sizePt = 7;
const minXHeightMm = 1.2;
const rowMm = 3.9;
const wordsMm = 36;
const valuesMm = 24;
const linearHeightMm = 12;

/** Returns columns and rows of a nutrition declaration in the order of Regulation (EU) 1169/2011, Annex XV. */
export function nutritionTable({
  language,
  hasPortion = false,
}: NutritionOptions): Pick<TableElement, 'columns' | 'rows'> {
  const words = nutritionWords[language];
  const cellsOf = (word: string, values: readonly string[]) => ({
    cells: [word, ...values.slice(0, hasPortion ? 2 : 1)].map((value) => ({ value })),
  });
  return {
    columns: [
      { share: 3 },
      { share: 2, align: 'right' },
      ...(hasPortion ? [{ share: 2, align: 'right' as const }] : []),
    ],
    rows: [
      { ...cellsOf(words.title, [words.per100g, words.perPortion]), header: true },
      ...nutrients.map((nutrient) => {
        const isPart = nutrient === 'saturates' || nutrient === 'sugars';
        // No-break spaces, which a line does not drop.
        const word = isPart ? `\u00a0\u00a0${words[nutrient]}` : words[nutrient];
        return cellsOf(word, [`{{${nutrient}}}`, `{{${nutrient}${portionSuffix}}}`]);
      }),
    ],
  };
}

/**
 * Returns the same declaration as one text, with markup. It may take the place of the table where there is no room for it
 * (Article 34 (2)).
 */
export function nutritionLine({ language, hasPortion = false }: NutritionOptions): string {
  const words = nutritionWords[language];
  const listed = (suffix: string) =>
    nutrients
      .map(
        (nutrient) =>
          `${words[nutrient].replace(/^./u, (letter) => letter.toLocaleLowerCase(language))} {{${nutrient}${suffix}}}`,
      )
      .join(', ');
  const [first, second] = [listed(''), listed(portionSuffix)];
  const portion = hasPortion ? `; <b>${words.perPortion}:</b> ${second}` : '';
  return `<b>${words.title} ${words.per100g}:</b> ${first}${portion}`;
}

/** Returns the variables of a nutrition declaration, with their names in its language. */
export function nutritionVariables({
  language,
  hasPortion = false,
}: NutritionOptions): readonly LabelVariable[] {
  const words = nutritionWords[language];
  return nutrients.flatMap((nutrient): readonly LabelVariable[] => {
    const label = words[nutrient];
    const ofPortion = `${label} (${words.perPortion})`;
    return [
      { name: nutrient, type: 'default', label },
      ...(hasPortion ? [{ name: nutrient + portionSuffix, type: 'default' as const, label: ofPortion }] : []),
    ];
  });
}

/**
 * Returns a nutrition declaration at a free place of a label: a table, or one text where the label is too small for the table
 * with an x-height of 1.2 mm.
 * @param name wanted id; a number is added where it is taken
 */
export function nutritionElement(
  template: LabelTemplate,
  { name, ...options }: NutritionOptions & { readonly name: string },
): LabelElement {
  const margin = template.design?.marginMm ?? usualMarginMm;
  const room = { widthMm: template.widthMm - 2 * margin, heightMm: template.heightMm - 2 * margin };
  const valueColumns = options.hasPortion === true ? 2 : 1;
  const size = {
    widthMm: wordsMm + valueColumns * valuesMm,
    heightMm: roundMm((nutrients.length + 1) * rowMm),
  };
  const id = uniqueName(name, new Set(template.elements.map((element) => element.id)));
  const look = { sizePt, minXHeightMm, markup: true };
  if (size.widthMm <= room.widthMm && size.heightMm <= room.heightMm) {
    const parts = nutritionTable(options);
    const box = { ...freePlace(template, size), ...size };
    return {
      type: 'table',
      id,
      ...box,
      ...parts,
      ...look,
      rules: 'rows',
      paddingMm: 0.8,
      hideEmptyRows: true,
    };
  }
  const line = {
    widthMm: Math.max(1, roundMm(room.widthMm)),
    heightMm: Math.max(1, roundMm(Math.min(linearHeightMm, room.heightMm))),
  };
  return { type: 'text', id, ...freePlace(template, line), ...line, value: nutritionLine(options), ...look };
}
