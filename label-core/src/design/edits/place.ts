import type { LabelElement, LabelTemplate } from '../../template/template-schema.ts';
import { placeOf } from '../../scene/element-box.ts';
import type { EditOf, PlacePatch } from '../edit.ts';
import { sentences } from '../sentences/index.ts';
import { changeable, withElements } from './change-elements.ts';
import { limitedPlace, limitedSide } from './move-element.ts';
import { isRefused, type Outcome, refused } from './outcome.ts';

const { labelEdit: said } = sentences;

type Change = (mm: number | undefined, own: number, limited: (mm: number) => number) => number;

/** Sets places as typed: also where the element is then beside the label. A line has a left and top, but no sides. */
export function setPlace(
  template: LabelTemplate,
  { ids, place, isRelative = false }: EditOf<'setPlace'>,
): Outcome {
  const elements = changeable(template, ids);
  if (isRefused(elements)) return elements;
  const applies = elements.filter((element) => appliesTo(element, place));
  if (applies.length === 0) return refused(said.noSuchLook);
  const change: Change = (mm, own, limited) => {
    if (mm === undefined) return own;
    return limited(isRelative ? own + mm : mm);
  };
  return withElements(
    template,
    applies.map((element) => placed(element, place, change)),
  );
}

const ofBoxes = ['xMm', 'yMm', 'widthMm', 'heightMm'] as const;
const ofLines = ['xMm', 'yMm', 'x1Mm', 'y1Mm', 'x2Mm', 'y2Mm'] as const;

const appliesTo = ({ type }: LabelElement, place: PlacePatch): boolean =>
  (type === 'line' ? ofLines : ofBoxes).some((key) => place[key] !== undefined);

function placed(element: LabelElement, place: PlacePatch, change: Change): LabelElement {
  const { x, y } = placeOf(element);
  if (element.type !== 'line') {
    return {
      ...element,
      xMm: change(place.xMm, x, limitedPlace),
      yMm: change(place.yMm, y, limitedPlace),
      widthMm: change(place.widthMm, element.widthMm, limitedSide),
      heightMm: change(place.heightMm, element.heightMm, limitedSide),
    };
  }
  const dxMm = change(place.xMm, x, limitedPlace) - x;
  const dyMm = change(place.yMm, y, limitedPlace) - y;
  const end = (mm: number | undefined, own: number, byMm: number) =>
    change(mm, byMm === 0 ? own : limitedPlace(own + byMm), limitedPlace);
  return {
    ...element,
    x1Mm: end(place.x1Mm, element.x1Mm, dxMm),
    y1Mm: end(place.y1Mm, element.y1Mm, dyMm),
    x2Mm: end(place.x2Mm, element.x2Mm, dxMm),
    y2Mm: end(place.y2Mm, element.y2Mm, dyMm),
  };
}
