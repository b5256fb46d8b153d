import { expect, it } from 'vitest';
import { screenCommands } from './command';

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
