export { parseLabelTemplate } from './template/parse-label-template.ts';
export { inLowestVersion } from './template/template-version.ts';
export { LabelTemplateError, type TemplateIssue } from './template/template-issue.ts';
export { versionOf } from './template/template-version.ts';
export { variableLabel } from './template/variable-label.ts';
export { templateLimits } from './template/template-limits.ts';
export {
  symbologies,
  type BarcodeElement,
  type EllipseElement,
  type ImageElement,
  type LabelDesign,
  type LabelElement,
  type LabelTemplate,
  type LabelVariable,
  type LineElement,
  type PathElement,
  type QuarterTurn,
  type RectangleElement,
  type Symbology,
  type TableElement,
  type TextElement,
} from './template/template-schema.ts';
export type { CounterSource, DateSource, VariableSource } from './template/variable-source.ts';
export type { TableCell, TableColumn, TableRow } from './template/table-schema.ts';
export { elementTexts, withElementTexts } from './binding/element-texts.ts';
export { boundVariables } from './binding/binding.ts';
export { markedVariables } from './binding/marked-variables.ts';
export { balancedMarkup, readMarkup, type MarkedText } from './markup/bind-markup.ts';
export { createFontSet, type FontKey, type FontSet } from './font/font-set.ts';
export type { FontFace } from './font/font-face.ts';
export { addedCheckDigit, completedLength, type AddedCheckDigit } from './layout/added-check-digit.ts';
export { barcodeFacts, type BarcodeFacts, type BarcodeSize } from './layout/barcode-facts.ts';
export { gs1Faults, type Gs1Faults } from './layout/gs1-faults.ts';
export type { ScanGuess, ScanLevel } from './barcode/scan-level.ts';
export { largestTextSize, leastTextSize } from './repair/largest-text-size.ts';
export { fittedBarcodes } from './repair/barcode-repairs.ts';
export { repairsOf } from './repair/repairs-of.ts';
export type { Repair, RepairedLabel } from './repair/repair.ts';
export { labelPictures } from './layout/label-pictures.ts';
export { pictureResolution, type PictureResolution } from './layout/picture-resolution.ts';
export { assertPrintable, layout } from './layout/layout.ts';
export type { LayoutOptions } from './layout/layout-context.ts';
export { createPartLayout, type LabelParts, type PartLayout } from './layout/lay-out-parts.ts';
export type { ElementLayout, TextFit } from './layout/element-layout.ts';
export { localClock, withExamples } from './compute/with-examples.ts';
export { articleFact, type ArticleFacts } from './values/article-facts.ts';
export type { LabelValues } from './values/label-values.ts';
export type { LabelProblem, LabelProblemCode, LabelWarning } from './problem/label-problem.ts';
export { LabelValueError } from './problem/label-value-error.ts';
export type {
  EllipseNode,
  GlyphRun,
  ImageNode,
  LineNode,
  ModuleGroup,
  PathNode,
  PlacedGlyph,
  RectangleNode,
  Scene,
  SceneNode,
} from './scene/scene.ts';
export type { LabelImage } from './scene/label-image.ts';
export { pictureFingerprint } from './scene/picture-fingerprint.ts';
export { drawingOf, type Drawing } from './svg/drawing.ts';
export { sceneToSvg } from './svg/scene-to-svg.ts';
