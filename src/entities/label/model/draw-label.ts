import type { LabelProblem, LabelTemplate, LabelWarning } from 'label-core';
import type { Sentence } from 'label-core/sentence';
import { translated } from '@/shared/i18n';
import type { LabelKit } from '../api/label-kit';
import { NO_PICTURES, type LabelPictures } from './label-pictures';

export type { LabelProblem };

/** A label drawn for one printer. */
export interface DrawnLabel {
  /** URL of the picture, for an image element. */
  src: string;
  widthMm: number;
  heightMm: number;
  problems: readonly LabelProblem[];
  /** Issues that do not prevent the print, but may change its result. */
  warnings: readonly LabelWarning[];
  /** True when the print shows pictures that are missing in this drawing. */
  lacksPictures: boolean;
}

const inOurLanguage = <Told extends Sentence>(told: Told): Told => ({ ...told, message: translated(told) });

/** Parses a template as the server sent it; returns undefined when this app cannot draw it. */
export function readTemplate(kit: LabelKit, template: unknown): LabelTemplate | undefined {
  try {
    return kit.core.parseLabelTemplate(template);
  } catch {
    return undefined;
  }
}

/**
 * Lays the label out for a printer of `dpi` and draws it. Bad values never throw: they are returned as `problems`. A
 * missing picture is not a problem of the values, because the server inserts it, unless the library is known not to
 * have it.
 */
export function drawLabel(
  kit: LabelKit,
  template: LabelTemplate,
  values: Readonly<Record<string, string>>,
  dpi: number,
  { bytes, absent }: LabelPictures = NO_PICTURES,
): DrawnLabel {
  const scene = kit.core.layout(template, values, { dpi, fonts: kit.fonts, images: bytes });
  const isLeftToServer = ({ code, variable }: LabelProblem) =>
    code === 'image-missing' && !(variable !== undefined && absent.includes(values[variable] ?? ''));
  return {
    src: `data:image/svg+xml,${encodeURIComponent(kit.core.sceneToSvg(scene))}`,
    widthMm: scene.widthMm,
    heightMm: scene.heightMm,
    problems: scene.problems.filter((problem) => !isLeftToServer(problem)).map(inOurLanguage),
    warnings: scene.warnings.map(inOurLanguage),
    lacksPictures: scene.problems.some(isLeftToServer),
  };
}
