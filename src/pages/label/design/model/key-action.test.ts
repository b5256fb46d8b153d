import { describe, expect, it } from 'vitest';
import { keyAction, type KeyPress } from './key-action';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  shift: false,
  alt: false,
  mod: false,
  ...more,
});
const shift = { shift: true };
const mod = { mod: true };

describe('a key on the canvas', () => {
  it.each<[string, KeyPress, object]>([
    ['→ moves', press('ArrowRight'), { kind: 'nudge', dx: 1, dy: 0, isLarge: false }],
    ['Shift ↑ moves further', press('ArrowUp', shift), { kind: 'nudge', dx: 0, dy: -1, isLarge: true }],
    ['Ctrl ↓ resizes', press('ArrowDown', mod), { kind: 'grow', dx: 0, dy: 1, isLarge: false }],
    ['Page Down', press('PageDown'), { kind: 'walk', to: 'next' }],
    ['Shift Page Up scrolls', press('PageUp', shift), { kind: 'pan', x: 0, y: -1 }],
    ['Shift End scrolls sideways', press('End', shift), { kind: 'pan', x: 1, y: 0 }],
    ['T', press('t'), { kind: 'add', tool: 'text' }],
    ['T with caps lock', press('T'), { kind: 'add', tool: 'text' }],
    ['R', press('r'), { kind: 'turn', quarters: 1 }],
    ['Shift R', press('R', shift), { kind: 'turn', quarters: -1 }],
    ['F', press('f'), { kind: 'order', to: 'forward' }],
    ['Shift D', press('D', shift), { kind: 'order', to: 'back' }],
    ['Ctrl Z', press('z', mod), { kind: 'undo' }],
    ['Ctrl Shift Z', press('Z', { ...mod, ...shift }), { kind: 'redo' }],
    ['Ctrl Y', press('y', mod), { kind: 'redo' }],
    ['Ctrl D', press('d', mod), { kind: 'duplicate' }],
    ['Ctrl G', press('g', mod), { kind: 'group' }],
    ['Ctrl Shift G', press('G', { ...mod, ...shift }), { kind: 'ungroup' }],
    ['Ctrl Shift L', press('L', { ...mod, ...shift }), { kind: 'lock' }],
    ['Ctrl Shift H', press('H', { ...mod, ...shift }), { kind: 'hide' }],
    ['Delete', press('Delete'), { kind: 'delete' }],
    ['F2', press('F2'), { kind: 'rename' }],
    ['+, typed with Shift on a German layout', press('*', { ...shift, code: 'BracketRight' }), {}],
    ['+', press('+', { code: 'BracketRight' }), { kind: 'zoom', to: 'in' }],
    [
      'Shift 0, “=” on a German layout',
      press('=', { ...shift, code: 'Digit0' }),
      { kind: 'zoom', to: 'true' },
    ],
    [
      'Shift 1, “1” on a French layout',
      press('1', { ...shift, code: 'Digit1' }),
      { kind: 'zoom', to: 'fit' },
    ],
    ['? with Shift', press('?', { ...shift, code: 'Minus' }), { kind: 'open', part: 'help' }],
    ['N', press('n'), { kind: 'open', part: 'insert' }],
    ['Shift N', press('N', shift), { kind: 'open', part: 'trace' }],
    ['S', press('s'), { kind: 'open', part: 'scan' }],
    ['A', press('a'), { kind: 'menu', of: 'align' }],
    ['the Menu key', press('ContextMenu'), { kind: 'menu', of: 'place' }],
    ['Shift F10', press('F10', shift), { kind: 'menu', of: 'place' }],
    ['Shift 2', press('"', { ...shift, code: 'Digit2' }), { kind: 'zoom', to: 'selection' }],
    [', for the data before', press(','), { kind: 'data', by: -1 }],
  ])('%s', (_what, pressed, action) => {
    expect(keyAction(pressed) ?? {}).toEqual(action);
  });

  it.each([
    ['Ctrl +, the zoom of the browser', press('+', mod)],
    ['Ctrl C, the copy of the browser', press('c', mod)],
    ['Alt ←, back in the browser', press('ArrowLeft', { alt: true })],
    ['@ with AltGr on a German layout', press('@', { alt: true, mod: true })],
    ['Tab', press('Tab')],
    ['F5', press('F5')],
  ])('leaves %s alone', (_what, pressed) => {
    expect(keyAction(pressed)).toBeUndefined();
  });
});
