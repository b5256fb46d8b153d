import type { LabelTemplate } from 'label-core';
import type { ReviewState } from 'label-core/review';
import type { TestDataRow } from '../../foundation/values/test-data.ts';
import { assetTag } from './templates/asset-tag.ts';
import { batch } from './templates/batch.ts';
import { productLarge } from './templates/product-large.ts';
import { productSmall } from './templates/product-small.ts';
import { shelfEdge } from './templates/shelf-edge.ts';
import { shipping } from './templates/shipping.ts';

export interface DemoVersion {
  readonly template: LabelTemplate;
  readonly state: ReviewState;
  /** Days between its upload and the seed. */
  readonly daysAgo: number;
  /** Comment of its designer. */
  readonly comment?: string;
  /** Reason why the design approver rejected it: it has been a draft since then. */
  readonly rejection?: string;
  /** Reason why its designer withdrew it. */
  readonly withdrawal?: string;
}

export interface DemoLabel {
  readonly name: string;
  /** Oldest first: version 1, 2, … */
  readonly versions: readonly DemoVersion[];
  /** Groups whose articles are connected to it. */
  readonly articleGroupIds: readonly number[];
  /** Values its versions are previewed with. */
  readonly testData?: readonly TestDataRow[];
}

const published = (template: LabelTemplate): DemoVersion => ({ template, state: 'Published', daysAgo: 90 });

interface Proposal extends Omit<DemoVersion, 'template'> {
  /** Changes by element. */
  readonly changes: Readonly<Record<string, object>>;
}

/** Returns the next version of a label, with a wider margin below its name and the proposed changes. */
const proposed = (template: LabelTemplate, { changes, ...version }: Proposal): DemoVersion => ({
  ...version,
  template: {
    ...template,
    elements: template.elements.map((element) => ({
      ...element,
      ...(element.type === 'text' && element.id === 'name' ? { heightMm: element.heightMm - 0.5 } : {}),
      ...changes[element.id],
    })),
  },
});

const food = [3, 4, 5] as const;

/** Labels in the order of their ids: label 1 is the everyday label of an article. */
export const demoLabels: readonly DemoLabel[] = [
  {
    name: productSmall.name,
    versions: [
      { ...published(productSmall), state: 'Superseded', daysAgo: 200 },
      published(productSmall),
      proposed(productSmall, {
        state: 'DataApprover',
        daysAgo: 1,
        comment: 'The content says that it is the net content; the bars move to the middle.',
        changes: { ean: { xMm: 4 }, content: { value: 'Net {{netContent}}' } },
      }),
    ],
    articleGroupIds: [...food, 7, 8],
    testData: [
      { name: 'Crème brûlée', values: { name: 'Crème brûlée', ean: '9501101530003', netContent: '120 g' } },
      {
        name: 'A long name',
        values: {
          name: 'Rhubarb and strawberry preserve with Madagascan vanilla, extra fruit',
          ean: '4006381333931',
          netContent: '2 × 340 g',
        },
      },
      { name: 'Without content', values: { name: 'Rye bread', ean: '9501101530003', netContent: '' } },
    ],
  },
  {
    name: productLarge.name,
    versions: [
      published(productLarge),
      proposed(productLarge, {
        state: 'DesignApprover',
        daysAgo: 2,
        comment: 'The mark of origin is said in words.',
        changes: { 'badge-text': { value: 'BIO' }, origin: { value: 'Origin: {{origin}}' } },
      }),
    ],
    articleGroupIds: food,
    testData: [
      {
        name: 'Organic jam',
        values: {
          name: 'Apricot jam',
          ean: '9501101530003',
          ingredients: 'Apricots (60 %), cane sugar, lemon juice, pectin',
          netContent: '340 g',
          origin: 'Provence',
          organic: 'true',
        },
      },
    ],
  },
  {
    name: shelfEdge.name,
    versions: [
      published(shelfEdge),
      proposed(shelfEdge, {
        state: 'Publisher',
        daysAgo: 3,
        comment: 'The price stands higher, for the new rails.',
        changes: { price: { yMm: 10 }, 'banner-text': { value: 'THIS WEEK' } },
      }),
    ],
    articleGroupIds: food,
    testData: [
      {
        name: 'On offer',
        values: {
          name: 'Apricot jam',
          ean: '9501101530003',
          price: '3.49',
          netContent: '340 g',
          offer: 'true',
        },
      },
    ],
  },
  { name: shipping.name, versions: [published(shipping)], articleGroupIds: [7] },
  {
    name: assetTag.name,
    versions: [
      published(assetTag),
      proposed(assetTag, {
        state: 'Draft',
        daysAgo: 4,
        comment: 'The department is said before its name.',
        rejection: 'The department runs into the edge on the narrow tags. Please move it up by a millimetre.',
        changes: { department: { value: 'Department: {{department}}' } },
      }),
    ],
    articleGroupIds: [8],
    testData: [
      {
        name: 'Forklift',
        values: { name: 'Forklift 2 t', assetId: 'A-00117', department: 'Goods receipt and returns' },
      },
    ],
  },
  {
    name: batch.name,
    versions: [
      published(batch),
      proposed(batch, {
        state: 'Withdrawn',
        daysAgo: 30,
        withdrawal: 'Drawn for a customer who did not order.',
        changes: { 'expiry-caption': { value: 'BEST BEFORE' } },
      }),
    ],
    articleGroupIds: food,
  },
];

export const freeLabels: readonly DemoLabel[] = [
  { name: productSmall.name, versions: [published(productSmall)], articleGroupIds: [1] },
];
