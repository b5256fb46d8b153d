/** Rendering itself failed: a thread fell over, ran out of memory or time, or the renderer was closed. */
export class LabelRenderError extends Error {
  override readonly name = 'LabelRenderError';
}
