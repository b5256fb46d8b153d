import { layout, sceneToSvg, type FontSet } from 'label-core';
import { compareScenes } from 'label-core/compare';
import { warmUpTemplate } from '@/entities/label/index.worker';

/** Runs once the code that the first comparison would have to wait for. */
export function warmUp(fonts: FontSet): void {
  const before = layout(warmUpTemplate, {}, { dpi: 203, fonts });
  const [first, ...rest] = warmUpTemplate.elements;
  const moved = first?.type === 'text' ? [{ ...first, xMm: 3 }, ...rest] : rest;
  const after = layout({ ...warmUpTemplate, elements: moved }, {}, { dpi: 203, fonts });
  sceneToSvg(after);
  compareScenes(before, after, { dpi: 203 });
}
