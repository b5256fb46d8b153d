export { loadFontSet } from './load-font-set.ts';
export { renderPdf, streamPdf } from './render-pdf.ts';
export type { LabelJob, LabelOrder } from './label-job.ts';
export {
  createLabelRenderer,
  type LabelRenderer,
  type LabelRendererOptions,
} from '../renderer/label-renderer.ts';
export { LabelRenderError } from '../renderer/label-render-error.ts';
