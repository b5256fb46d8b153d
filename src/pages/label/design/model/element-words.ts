import type { LabelElement, LabelTemplate } from 'label-core';
import { describeElement, type ElementDescription } from 'label-core/design';
import { mmText } from './mm-text';
import { texts } from '../i18n';

const { described } = texts;

/** Returns what a person is told of an element: its kind, name, content, place and size; "" for an unknown one. */
export function elementWords(template: LabelTemplate, element: LabelElement, problems = 0): string {
  const told = describeElement(template, element.id);
  if (!told) return '';
  const { index, count, group, isLocked } = told;
  const circumstances = [index, count, group?.number, isLocked, problems].join(' ');
  const last = known.get(element);
  if (last?.circumstances === circumstances) return last.words;
  const words = wordsOf(told, problems);
  known.set(element, { circumstances, words });
  return words;
}

/** Last words of each element: an edit changes those of a few, and the list and the drawing area need all of them. */
const known = new WeakMap<LabelElement, { readonly circumstances: string; readonly words: string }>();

const wordsOf = (told: ElementDescription, problems: number): string =>
  [
    described.named({ kind: texts.kinds[told.type], name: told.id }),
    contentOf(told),
    described.place({ index: told.index, count: told.count }),
    placeWords(told),
    ...(told.group ? [described.inGroup({ number: told.group.number })] : []),
    ...(told.isLocked ? [described.locked] : []),
    ...(told.visibleWhen === undefined ? [] : [described.when({ name: told.visibleWhen })]),
    ...(problems > 0 ? [described.problems({ count: problems })] : []),
  ]
    .filter((words) => words !== '')
    .join(', ');

const contentOf = ({ words, variable }: ElementDescription): string => {
  if (words !== undefined) return described.content({ content: words });
  return variable === undefined ? '' : described.picture({ name: variable });
};

/** Returns where an element is and how large: “2 from left, 2 from top, 44 by 12 mm”. */
const placeWords = ({ xMm, yMm, widthMm, heightMm }: ElementDescription): string =>
  described.bounds({
    left: mmText(xMm),
    top: mmText(yMm),
    width: mmText(widthMm),
    height: mmText(heightMm),
  });
