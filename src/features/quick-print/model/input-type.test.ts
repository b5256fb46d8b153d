import { expect, it } from 'vitest';
import { inputTypeOf } from './input-type';

it.each([
  ['text', 'text'],
  ['number', 'number'],
  ['Date', 'date'],
  ['time', 'time'],
  ['datetime-local', 'datetime-local'],
  ['month', 'month'],
  ['week', 'week'],
  ['email', 'email'],
  ['tel', 'tel'],
  ['url', 'url'],
  ['search', 'search'],
  ['color', 'color'],
  ['', 'text'],
  ['submit', 'text'],
  ['image', 'text'],
  ['file', 'text'],
  ['hidden', 'text'],
  ['password', 'text'],
  ['slider', 'text'],
  ['<script>', 'text'],
])('draws a variable of type “%s” as an input of type %s', (type, input) => {
  expect(inputTypeOf(type)).toBe(input);
});
