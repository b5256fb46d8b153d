/** What a label designer does with a template, without any code for drawing labels. Lengths are in millimetres. */
export { applyEdit } from './apply-edit.ts';
export { middleOf, otherAxis, spanOf, type Axis, type Span } from '../scene/axis.ts';
export { boundsAround, type Point } from './bounds.ts';
export { boundsOf } from '../scene/element-box.ts';
export { dotMm } from '../scene/length.ts';
export { gtinLengthOf } from '../template/gtin-symbologies.ts';
export { isDigitalLink, isGs1 } from '../template/gs1-symbologies.ts';
export { isLinkDomain, usualLinkDomain } from '../template/link-domain.ts';
export { isMatrix, isQr } from '../template/matrix-symbologies.ts';
export { symbologies } from '../template/template-schema.ts';
export { defaultElement, type NewElement } from './default-element.ts';
export { describeElement, type ElementDescription } from './describe-element.ts';
export { dotBox } from './dot-box.ts';
export {
  handles,
  type AlignEdge,
  type Anchor,
  type Edit,
  type EditKind,
  type Handle,
  type LookPatch,
  type PlacePatch,
  type VariablePatch,
} from './edit.ts';
export { draggedBox } from './edits/dragged-box.ts';
export { hasLook } from './edits/look.ts';
export { isTemplate } from './usable-template.ts';
export { variableUses, type VariableUses } from './edits/variable-uses.ts';
export { copiedElements, readElements, writeElements, type CopiedElements } from './element-clipboard.ts';
export { embeddedPicture, mostPictureBytes, type PictureRefusal } from './embedded-picture.ts';
export { equalGaps, type EqualGap } from './equal-gaps.ts';
export { freePlace } from './free-place.ts';
export { articleFact, articleVariables } from '../values/article-facts.ts';
export { readGs1Rows, writeGs1Rows, type Gs1Row } from './gs1-rows.ts';
export { elementsAt, elementsWithin } from './hit-test.ts';
export { markedAsProof, proofWord } from './marked-as-proof.ts';
export { nutritionElement, nutritionLine, nutritionTable, nutritionVariables } from './nutrition-table.ts';
export type { NutritionLanguage } from './nutrition-words.ts';
export { readingOrder } from './reading-order.ts';
export { refusalOf } from './refusal-of.ts';
export { scaledLabel, scaleLimits, type ScaleLimits } from './scaled-label.ts';
export { snapBox, type Snapped, type SnapHit, type SnapSettings } from './snap-box.ts';
export {
  snapTargets,
  type SnapEdge,
  type SnapKind,
  type SnapLine,
  type SnapTargets,
} from './snap-targets.ts';
export {
  withCell,
  withColspan,
  withColumn,
  withColumnRight,
  withoutColumn,
  withoutRow,
  withRow,
  withRowDown,
  type TableParts,
} from './table-parts.ts';
