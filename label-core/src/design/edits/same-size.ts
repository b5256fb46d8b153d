import type { LabelTemplate } from '../../template/template-schema.ts';
import type { EditOf } from '../edit.ts';
import { sentences } from '../sentences/index.ts';
import { changeable, withElements } from './change-elements.ts';
import { isRefused, type Outcome, refused } from './outcome.ts';

const { labelEdit: said } = sentences;

/** Gives elements the size of the last one; their left and top stay. Lines have no size. */
export function sameSize(template: LabelTemplate, { ids, side }: EditOf<'sameSize'>): Outcome {
  const elements = changeable(template, ids);
  if (isRefused(elements)) return elements;
  const boxes = elements.filter((element) => element.type !== 'line');
  const last = ids.findLast((id) => boxes.some((element) => element.id === id));
  const model = boxes.find(({ id }) => id === last);
  if (!model || boxes.length < 2) return refused(said.selectTwo);
  return withElements(
    template,
    boxes.map((element) => ({
      ...element,
      ...(side === 'height' ? {} : { widthMm: model.widthMm }),
      ...(side === 'width' ? {} : { heightMm: model.heightMm }),
    })),
  );
}
