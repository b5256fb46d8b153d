import type { FontKey, LabelProblem, LabelWarning } from 'label-core';
import type { ComparedRegion, StressSampleId, TemplateChange } from 'label-core/compare';
import type { Sentence } from 'label-core/sentence';
import type { ExampleFacts } from '@/entities/label';
import type { DotsPicture } from '../lib/dots-picture';
import type { MaskPicture } from '../lib/mask-picture';

/** The bytes of the pictures of the media library, by media id. */
type Pictures = Readonly<Record<string, Uint8Array>>;

/** Two versions of a label, to be drawn with the same values and compared. */
export interface ComparisonRequest {
  /** Template as the server sent it; undefined when there is no earlier version. */
  before: unknown;
  after: unknown;
  values: Readonly<Record<string, string>>;
  pictures?: Pictures;
  /** Dots per inch of the printer that both are laid out for; 300 by default. */
  dpi?: number;
  facts?: ExampleFacts;
}

/** Version to be tested with stress values. */
export interface StressRequest {
  template: unknown;
  pictures?: Pictures;
  dpi?: number;
  facts?: ExampleFacts;
}

/** Label whose dots are wanted. */
export interface DotsRequest {
  template: unknown;
  values: Readonly<Record<string, string>>;
  pictures?: Pictures;
  dpi: number;
}

/** Version that was laid out. */
export interface DrawnVersion {
  /** Markup of an SVG document in millimetres. */
  svg: string;
  widthMm: number;
  heightMm: number;
  problems: readonly LabelProblem[];
  warnings: readonly LabelWarning[];
}

/** Differences between the two drawings. */
export interface DrawnComparison {
  regions: readonly ComparedRegion[];
  isSameSize: boolean;
  mask: MaskPicture;
}

export interface ComparedVersions {
  before?: DrawnVersion;
  after: DrawnVersion;
  /** Missing when there is no earlier version. */
  comparison?: DrawnComparison;
  changes: readonly TemplateChange[];
}

/** Result of the label with one of the stress samples. */
export interface StressResult {
  id: StressSampleId;
  words: Sentence;
  values: Readonly<Record<string, string>>;
  problems: readonly LabelProblem[];
  warnings: readonly LabelWarning[];
}

/** Tasks of the worker, by kind. */
export interface LabelWorks {
  compare: { request: ComparisonRequest; result: ComparedVersions };
  stress: { request: StressRequest; result: readonly StressResult[] };
  dots: { request: DotsRequest; result: DotsPicture };
  'warm-up': { request: null; result: null };
}
export type LabelWorkKind = keyof LabelWorks;

/** Task as it is sent to the worker. */
export type LabelWork = {
  [Kind in LabelWorkKind]: { kind: Kind; request: LabelWorks[Kind]['request'] };
}[LabelWorkKind];

/** URLs of the fonts: a worker cannot resolve those of the page. */
export type FontUrls = Readonly<Record<FontKey, string>>;

export type WorkerMessage =
  | { id: number; work: LabelWork; fontUrls: FontUrls }
  | { id: number; cancel: true };

/** Reason why a task failed. */
export interface WorkFault {
  fault: 'fonts' | 'label';
  message: string;
  /** Problem of the template, if that is the reason. */
  sentence?: Sentence;
}

export type WorkerAnswer =
  | { id: number; result: LabelWorks[LabelWorkKind]['result'] }
  | ({ id: number } & WorkFault);
