import type { StandardTemplate } from './standard-template.ts';
import { address } from './templates/address.ts';
import { assetTag } from './templates/asset-tag.ts';
import { cableFlag } from './templates/cable-flag.ts';
import { carton } from './templates/carton.ts';
import { food } from './templates/food.ts';
import { hazard } from './templates/hazard.ts';
import { jewellery } from './templates/jewellery.ts';
import { labSample } from './templates/lab-sample.ts';
import { logistic } from './templates/logistic.ts';
import { productLarge } from './templates/product-large.ts';
import { productSmall } from './templates/product-small.ts';
import { rackLocation } from './templates/rack-location.ts';
import { shelfEdge } from './templates/shelf-edge.ts';
import { shelfLink } from './templates/shelf-link.ts';
import { textileCare } from './templates/textile-care.ts';

/** Templates that come with this program, in the order of the gallery. */
export const standardTemplates: readonly StandardTemplate[] = [
  productSmall,
  productLarge,
  shelfEdge,
  shelfLink,
  address,
  logistic,
  food,
  hazard,
  textileCare,
  assetTag,
  cableFlag,
  jewellery,
  rackLocation,
  carton,
  labSample,
];

export const findTemplate = (templateId: string): StandardTemplate | undefined =>
  standardTemplates.find((template) => template.templateId === templateId);
