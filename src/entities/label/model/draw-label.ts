import type { LabelProblem, LabelProblemCode, LabelTemplate } from 'label-core';
import type { LabelKit } from '../api/label-kit';

export type { LabelProblem };

/** Pictures of the media library are put in by the server: here they are not a fault of the values. */
const SERVER_SIDE: ReadonlySet<LabelProblemCode> = new Set(['image-missing', 'image-unreadable']);

/** A label drawn for one printer. */
export interface DrawnLabel {
  /** Address of the picture, for an image element. */
  src: string;
  widthMm: number;
  heightMm: number;
  problems: readonly LabelProblem[];
  /** Pictures stand on the print that this drawing lacks. */
  lacksPictures: boolean;
}

/** Reads a template as the server sent it; undefined when it is none that this app can draw. */
export function readTemplate(kit: LabelKit, template: unknown): LabelTemplate | undefined {
  try {
    return kit.core.parseLabelTemplate(template);
  } catch {
    return undefined;
  }
}

/** Lays the label out for a printer of `dpi` and draws it. Bad values never throw: they are `problems`. */
export function drawLabel(
  kit: LabelKit,
  template: LabelTemplate,
  values: Readonly<Record<string, string>>,
  dpi: number,
): DrawnLabel {
  const scene = kit.core.layout(template, values, { dpi, fonts: kit.fonts });
  return {
    src: `data:image/svg+xml,${encodeURIComponent(kit.core.sceneToSvg(scene))}`,
    widthMm: scene.widthMm,
    heightMm: scene.heightMm,
    problems: scene.problems.filter(({ code }) => !SERVER_SIDE.has(code)),
    lacksPictures: scene.problems.some(
      ({ code, variable }) => SERVER_SIDE.has(code) && Boolean(variable && values[variable]),
    ),
  };
}
