import * as z from 'zod/mini';
import { isLinkDomain } from './link-domain.ts';
import { templateLimits as limits } from './template-limits.ts';
import { variableName } from './variable-name-schema.ts';

export const positionMm = z.number().check(z.minimum(-limits.sideMm), z.maximum(limits.sideMm));
export const lengthMm = z.number().check(z.positive(), z.maximum(limits.sideMm));
export const strokeMm = z.number().check(z.minimum(0), z.maximum(limits.strokeMm));
export const sizePt = z.number().check(z.minimum(limits.smallestSizePt), z.maximum(limits.sizePt));
export const xHeightMm = z.number().check(z.minimum(limits.smallestXHeightMm), z.maximum(limits.xHeightMm));
export const text = z.string().check(z.maxLength(limits.valueCharacters));
export const name = z.string().check(z.minLength(1), z.maxLength(limits.nameCharacters));
export const id = z.string().check(z.minLength(1), z.maxLength(limits.idCharacters));
export const imageDataUri = z
  .string()
  .check(
    z.maxLength(limits.imageCharacters),
    z.regex(/^data:image\/(?:png|jpeg);base64,/, 'must be a PNG or JPEG data URI in base64'),
  );

/** `visibleWhen` names a switch that must be on, or a text or picture variable that must have a value. */
export const element = { id, visibleWhen: z.optional(variableName) };

/** Box of an element on the label; rotating its content does not change the box. */
export const box = {
  ...element,
  xMm: positionMm,
  yMm: positionMm,
  widthMm: lengthMm,
  heightMm: lengthMm,
  rotation: z.optional(z.literal([0, 90, 180, 270])),
  /** Name of a row of elements that close up where some of them are not shown: layout/shown-elements.ts. */
  closesUp: z.optional(id),
};

/** Web address in front of the elements of a GS1 Digital Link. */
export const linkDomain = z
  .string()
  .check(
    z.maxLength(limits.linkDomainCharacters),
    z.refine(isLinkDomain, 'must be a web address such as https://example.com/products'),
  );
