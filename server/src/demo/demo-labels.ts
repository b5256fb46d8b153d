import type { LabelTemplate } from 'label-core';
import type { VersionState } from '../labels/version-state.ts';
import { assetTag } from './templates/asset-tag.ts';
import { batch } from './templates/batch.ts';
import { productLarge } from './templates/product-large.ts';
import { productSmall } from './templates/product-small.ts';
import { shelfEdge } from './templates/shelf-edge.ts';
import { shipping } from './templates/shipping.ts';

interface DemoVersion {
  readonly template: LabelTemplate;
  readonly state: VersionState;
  /** Days before the seed that it was uploaded. */
  readonly daysAgo: number;
}

export interface DemoLabel {
  readonly name: string;
  /** Oldest first: version 1, 2, … */
  readonly versions: readonly DemoVersion[];
  /** The groups whose articles carry it. */
  readonly articleGroupIds: readonly number[];
}

const published = (template: LabelTemplate): DemoVersion => ({ template, state: 'Published', daysAgo: 90 });

/** A next version under review: the same label with a wider margin below its name. */
const proposed = (template: LabelTemplate, state: VersionState, daysAgo: number): DemoVersion => ({
  template: {
    ...template,
    elements: template.elements.map((element) =>
      element.type === 'text' && element.id === 'name'
        ? { ...element, heightMm: element.heightMm - 0.5 }
        : element,
    ),
  },
  state,
  daysAgo,
});

const food = [3, 4, 5] as const;

/** Ids count in this order: label 1 is the everyday label of an article. */
export const demoLabels: readonly DemoLabel[] = [
  {
    name: productSmall.name,
    versions: [
      { ...published(productSmall), state: 'Superseded', daysAgo: 200 },
      published(productSmall),
      proposed(productSmall, 'DataApprover', 1),
    ],
    articleGroupIds: [...food, 7, 8],
  },
  {
    name: productLarge.name,
    versions: [published(productLarge), proposed(productLarge, 'DesignApprover', 2)],
    articleGroupIds: food,
  },
  {
    name: shelfEdge.name,
    versions: [published(shelfEdge), proposed(shelfEdge, 'Publisher', 3)],
    articleGroupIds: food,
  },
  { name: shipping.name, versions: [published(shipping)], articleGroupIds: [7] },
  {
    name: assetTag.name,
    versions: [published(assetTag), proposed(assetTag, 'Draft', 4)],
    articleGroupIds: [8],
  },
  { name: batch.name, versions: [published(batch)], articleGroupIds: food },
];

export const freeLabels: readonly DemoLabel[] = [
  { name: productSmall.name, versions: [published(productSmall)], articleGroupIds: [1] },
];
