// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { createShapeDrawer, type Shape } from './draw-shapes';

const line = (x1: number): Shape => ({ tag: 'line', attributes: { x1, x2: 4 } });
const words = (text: string): Shape => ({ tag: 'text', attributes: { x: 1 }, text });

let root: Element;
beforeEach(() => {
  root = document.createElementNS('http://www.w3.org/2000/svg', 'g');
});

it('draws shapes in place of those before, in the same nodes while they are of a kind', () => {
  const draw = createShapeDrawer(root);
  draw([line(1), words('2.5')]);
  expect(root.innerHTML).toBe('<line x1="1" x2="4"></line><text x="1">2.5</text>');
  const [first] = root.children;
  draw([line(3), words('2')]);
  expect(root.innerHTML).toBe('<line x1="3" x2="4"></line><text x="1">2</text>');
  expect(root.firstElementChild).toBe(first);
  draw([words('8'), line(7), line(9)]);
  expect(root.innerHTML).toBe('<text x="1">8</text><line x1="7" x2="4"></line><line x1="9" x2="4"></line>');
  draw([]);
  expect(root.childElementCount).toBe(0);
});

it('takes attributes away that a shape does not have any more', () => {
  const draw = createShapeDrawer(root);
  draw([{ tag: 'line', attributes: { x1: 1, class: 'snap' } }]);
  draw([{ tag: 'line', attributes: { x1: 1, class: undefined } }]);
  expect(root.innerHTML).toBe('<line x1="1"></line>');
});
