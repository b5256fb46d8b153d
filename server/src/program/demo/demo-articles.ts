import { withCheckDigit } from 'label-core/gtin';
import type { ArticleDatum } from '../../foundation/values/article-datum.ts';
import { bakery } from './families/bakery.ts';
import { dairy } from './families/dairy.ts';
import { pantry } from './families/pantry.ts';
import { warehouse } from './families/warehouse.ts';

export interface DemoArticle {
  readonly name: string;
  readonly externalIdentifier: string;
  readonly groupId: number;
  readonly data: ArticleDatum[];
}

/** Returns a number of the range for use inside a company, so that no demo article has the number of a real product. */
const eanOf = (index: number) => withCheckDigit(`20265${String(index + 1).padStart(7, '0')}`);

const datum = (key: string, data: string): ArticleDatum => ({
  key,
  data,
  editable: true,
  propertyType: 'default',
});

const priceOf = (price: number, varietyIndex: number, sizeIndex: number) =>
  (price * (1 + sizeIndex * 0.9) + varietyIndex * 0.3).toFixed(2);

/** Every variety of every family in every size; the first article is always the same. */
export const demoArticles: readonly DemoArticle[] = [...bakery, ...dairy, ...pantry, ...warehouse]
  .flatMap((family) =>
    family.varieties.flatMap((variety, varietyIndex) =>
      family.sizes.map((size, sizeIndex) => ({ family, variety, varietyIndex, size, sizeIndex })),
    ),
  )
  .map(({ family, variety, varietyIndex, size, sizeIndex }, index) => ({
    name: `${family.name.replace('%', variety)} ${size}`,
    externalIdentifier: eanOf(index),
    groupId: family.groupId,
    data: [
      datum('ingredients', family.ingredients),
      datum('allergens', family.allergens),
      datum('netContent', size),
      datum('origin', family.origin),
      datum('price', priceOf(family.price, varietyIndex, sizeIndex)),
      { key: 'organic', data: String(index % 4 === 0), editable: true, propertyType: 'toggle' },
    ],
  }));
