/** Nutrients in the order of Regulation (EU) 1169/2011, Annex XV; each is the name of a variable. */
export const nutrients = ['energy', 'fat', 'saturates', 'carbohydrate', 'sugars', 'protein', 'salt'] as const;
export type Nutrient = (typeof nutrients)[number];

/** Languages in which the words of a nutrition declaration are known. */
export type NutritionLanguage = 'en' | 'de' | 'fr' | 'es';

type Words = Readonly<Record<Nutrient | 'title' | 'per100g' | 'perPortion', string>>;

/** Words of the regulation in its language versions: they are printed, whatever the language of the page is. */
export const nutritionWords: Readonly<Record<NutritionLanguage, Words>> = {
  en: {
    title: 'Nutrition',
    per100g: 'per 100 g',
    perPortion: 'per portion',
    energy: 'Energy',
    fat: 'Fat',
    saturates: 'of which saturates',
    carbohydrate: 'Carbohydrate',
    sugars: 'of which sugars',
    protein: 'Protein',
    salt: 'Salt',
  },
  de: {
    title: 'Nährwerte',
    per100g: 'je 100 g',
    perPortion: 'je Portion',
    energy: 'Energie',
    fat: 'Fett',
    saturates: 'davon gesättigte Fettsäuren',
    carbohydrate: 'Kohlenhydrate',
    sugars: 'davon Zucker',
    protein: 'Eiweiß',
    salt: 'Salz',
  },
  fr: {
    title: 'Valeurs nutritionnelles',
    per100g: 'pour 100 g',
    perPortion: 'par portion',
    energy: 'Énergie',
    fat: 'Matières grasses',
    saturates: 'dont acides gras saturés',
    carbohydrate: 'Glucides',
    sugars: 'dont sucres',
    protein: 'Protéines',
    salt: 'Sel',
  },
  es: {
    title: 'Información nutricional',
    per100g: 'por 100 g',
    perPortion: 'por porción',
    energy: 'Valor energético',
    fat: 'Grasas',
    saturates: 'de las cuales saturadas',
    carbohydrate: 'Hidratos de carbono',
    sugars: 'de los cuales azúcares',
    protein: 'Proteínas',
    salt: 'Sal',
  },
};
