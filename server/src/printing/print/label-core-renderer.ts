import { layout } from 'label-core';
import { createLabelRenderer, loadFontSet } from 'label-core/pdf';
import type { LabelRenderer } from '../../design/rendering/label-renderer.ts';

/**
 * Returns the renderer on label-core: its workers start with the first label that is printed.
 * @param threads number of them; by default that of label-core
 */
export function createRenderer(threads?: number): LabelRenderer {
  let started: ReturnType<typeof createLabelRenderer> | undefined;
  const workers = () => (started ??= createLabelRenderer(threads === undefined ? {} : { threads }));
  return {
    findProblems: ({ template, values, dpi, images }) =>
      layout(template, values, { dpi, images, fonts: loadFontSet() }).problems.map(
        ({ variable, code, args, message }) => ({
          ...(variable === undefined ? {} : { variable }),
          code,
          args,
          message,
        }),
      ),
    render: ({ template, dpi, images }, labels, language, owner) =>
      workers()[language]({ template, labels, dpi, images }, owner === undefined ? undefined : String(owner)),
    close: async () => started?.close(),
  };
}
