import type { LabelProblem, LabelTemplate, LabelWarning } from 'label-core';
import type { Sentence } from 'label-core/sentence';
import { translated } from '@/shared/i18n';
import type { LabelKit } from '../api/open-label-kit';
import { NO_PICTURES, type LabelPictures } from './label-pictures';
import type { ExampleFacts } from './use-example-facts';
import { scenePicture } from './scene-picture';

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

/** Templates that were parsed, by what the server sent: several parts of a screen read the same one. */
const parsed = new WeakMap<object, { template: LabelTemplate | undefined }>();

/** Parses a template as the server sent it; returns undefined when this app cannot draw it. */
export function readTemplate(kit: LabelKit, sent: unknown): LabelTemplate | undefined {
  if (typeof sent !== 'object' || sent === null) return undefined;
  const known = parsed.get(sent) ?? { template: parse(kit, sent) };
  parsed.set(sent, known);
  return known.template;
}

function parse(kit: LabelKit, sent: object): LabelTemplate | undefined {
  try {
    return kit.core.parseLabelTemplate(sent);
  } catch {
    return undefined;
  }
}

interface LastDrawing {
  readonly values: Readonly<Record<string, string>>;
  readonly dpi: number;
  readonly drawn: DrawnLabel;
}

/** Latest drawing of each template. */
const lastDrawings = new WeakMap<LabelTemplate, LastDrawing>();

/**
 * Returns the problems of the values for a printer of `dpi`; those of the latest drawing, if it is of these values: laying
 * a label out takes longer than everything else that is done when a person presses Print.
 */
export function labelProblems(
  kit: LabelKit,
  template: LabelTemplate,
  values: Readonly<Record<string, string>>,
  dpi: number,
): readonly LabelProblem[] {
  const last = lastDrawings.get(template);
  if (last?.dpi === dpi && areEqual(last.values, values)) return last.drawn.problems;
  return drawLabel(kit, template, values, dpi).problems;
}

const areEqual = (one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>) => {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
};

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
  { bytes, absent, hasShades }: LabelPictures = NO_PICTURES,
  facts?: ExampleFacts,
): DrawnLabel {
  const { layout, localClock, withExamples } = kit.core;
  const shown = withExamples(template, values, { ...localClock(), ...facts });
  const scene = layout(template, shown, { dpi, fonts: kit.fonts, images: bytes, hasShades });
  const isLeftToServer = ({ code, variable }: LabelProblem) =>
    code === 'image-missing' && !(variable !== undefined && absent.includes(values[variable] ?? ''));
  const drawn = {
    src: scenePicture(kit.core, scene),
    widthMm: scene.widthMm,
    heightMm: scene.heightMm,
    problems: scene.problems.filter((problem) => !isLeftToServer(problem)).map(inOurLanguage),
    warnings: scene.warnings.map(inOurLanguage),
    lacksPictures: scene.problems.some(isLeftToServer),
  };
  lastDrawings.set(template, { values, dpi, drawn });
  return drawn;
}
