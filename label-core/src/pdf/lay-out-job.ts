import type { FontSet } from '../font/font-set.ts';
import { assertPrintable, layout } from '../layout/layout.ts';
import type { Scene } from '../scene/scene.ts';
import type { LabelJob } from './label-job.ts';

export interface ScenePages {
  readonly scene: Scene;
  readonly copies: number;
}

/**
 * Lays out the labels of a job one after the other, each just before it is drawn.
 * @throws LabelValueError at the first label that must not be printed
 * @throws RangeError when a number of copies is not a whole number from 1
 */
export function* layOutJob(job: LabelJob, fonts: FontSet): Generator<ScenePages> {
  const { template, labels, dpi, images = {}, firstIndex = 0 } = job;
  for (const [index, { values, copies }] of labels.entries()) {
    if (!Number.isSafeInteger(copies) || copies < 1)
      throw new RangeError('copies must be a whole number from 1');
    const scene = layout(template, values, { dpi, fonts, images });
    assertPrintable(scene, firstIndex + index);
    yield { scene, copies };
  }
}
