export { compareScenes, comparisonSteps } from './compare-scenes.ts';
export type {
  ComparedRegion,
  CompareOptions,
  DifferenceMask,
  RegionBox,
  SceneComparison,
} from './scene-comparison.ts';
export { rasteriseScene } from '../raster/rasterise-scene.ts';
export type { DecodedImage } from '../raster/decoded-image.ts';
export { compareTemplates } from './template/compare-templates.ts';
export type { ChangedValue, TemplateChange } from './template/template-change.ts';
export type { StressFinding, StressSample, StressSampleId } from './stress/stress-sample.ts';
export { stressFindings } from './stress/stress-findings.ts';
export { stressSamples } from './stress/stress-samples.ts';
