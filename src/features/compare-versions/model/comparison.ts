import type { FontKey, LabelProblem, LabelWarning } from 'label-core';
import type { ComparedRegion, StressSampleId, TemplateChange } from 'label-core/compare';
import type { Sentence } from 'label-core/sentence';
import type { MaskPicture } from '../lib/mask-picture';

/** The bytes of the pictures of the media library, by media id. */
type Pictures = Readonly<Record<string, Uint8Array>>;

/** Two versions of a label, to be drawn with the same values and compared. */
export interface ComparisonRequest {
  /** A template as the server sent it; undefined when nothing was there before. */
  before: unknown;
  after: unknown;
  values: Readonly<Record<string, string>>;
  pictures?: Pictures;
  /** Dots per inch of the printer both are laid out for; 300 when nothing is said. */
  dpi?: number;
}

/** A version to be tried with values that strain it. */
export interface StressRequest {
  template: unknown;
  pictures?: Pictures;
  dpi?: number;
}

/** One version laid out. */
export interface DrawnVersion {
  /** Markup of an SVG document in millimetres. */
  svg: string;
  widthMm: number;
  heightMm: number;
  problems: readonly LabelProblem[];
  warnings: readonly LabelWarning[];
}

/** What differs between the two drawings. */
export interface DrawnComparison {
  regions: readonly ComparedRegion[];
  isSameSize: boolean;
  mask: MaskPicture;
}

export interface ComparedVersions {
  before?: DrawnVersion;
  after: DrawnVersion;
  /** Absent when nothing was there before. */
  comparison?: DrawnComparison;
  changes: readonly TemplateChange[];
}

/** What became of the label with one of the straining samples. */
export interface StressResult {
  id: StressSampleId;
  words: Sentence;
  values: Readonly<Record<string, string>>;
  problems: readonly LabelProblem[];
  warnings: readonly LabelWarning[];
}

/** What the worker does, by its kind. */
export interface LabelWorks {
  compare: { request: ComparisonRequest; result: ComparedVersions };
  stress: { request: StressRequest; result: readonly StressResult[] };
  'warm-up': { request: null; result: null };
}
export type LabelWorkKind = keyof LabelWorks;

/** One work as it is sent to the worker. */
export type LabelWork = {
  [Kind in LabelWorkKind]: { kind: Kind; request: LabelWorks[Kind]['request'] };
}[LabelWorkKind];

/** Where the fonts are: a worker knows no addresses of the page. */
export type FontUrls = Readonly<Record<FontKey, string>>;

export type WorkerMessage =
  | { id: number; work: LabelWork; fontUrls: FontUrls }
  | { id: number; cancel: true };

/** Why a work failed. */
export interface WorkFault {
  fault: 'fonts' | 'label';
  message: string;
  /** What is wrong with a template, where that is it. */
  sentence?: Sentence;
}

export type WorkerAnswer =
  | { id: number; result: LabelWorks[LabelWorkKind]['result'] }
  | ({ id: number } & WorkFault);
