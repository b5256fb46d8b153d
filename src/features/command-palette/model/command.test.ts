import { expect, it } from 'vitest';
import { screenCommands, nextActive } from './command';

const screens = [
  { title: 'Users', path: '/users' },
  { title: 'Print labels', path: '/print-labels' },
  { title: 'Labels', path: '/labels' },
  { title: 'Add label', path: '/addlabel' },
];
const titlesFor = (text: string) => screenCommands(screens, text).map((command) => command.text);

it.each([
  ['', ['Add label', 'Labels', 'Print labels', 'Users']],
  ['label', ['Labels', 'Add label', 'Print labels']],
  ['LABEL add', ['Add label']],
  ['print  lab', ['Print labels']],
  ['4006381333931', []],
  ['(', []],
])('finds for “%s” the screens %j', (text, expected) => {
  expect(titlesFor(text)).toEqual(expected);
});

it.each<[string | undefined, 1 | -1, string | undefined]>([
  [undefined, 1, 'a'],
  [undefined, -1, 'c'],
  ['a', 1, 'b'],
  ['c', 1, 'a'],
  ['a', -1, 'c'],
  ['gone', 1, 'a'],
])('moves from %s by %i to %s', (active, step, expected) => {
  expect(nextActive(['a', 'b', 'c'], active, step)).toBe(expected);
});

it('moves to nothing where there is nothing', () => {
  expect(nextActive([], undefined, 1)).toBeUndefined();
});
