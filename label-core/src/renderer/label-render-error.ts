/** Thrown when rendering itself failed: a thread crashed, ran out of memory or time, or the renderer was closed. */
export class LabelRenderError extends Error {
  override readonly name = 'LabelRenderError';
}
