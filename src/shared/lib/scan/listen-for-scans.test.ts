// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenForScans } from './listen-for-scans';
import type { ScannedCode } from './read-code';

const onScan = vi.fn<(scan: ScannedCode) => void>();
let stop = () => undefined as void;
let nowMs = 0;
beforeEach(() => {
  onScan.mockReset();
  stop = listenForScans(onScan);
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

/** Presses keys as a scanner does: each is typed into the focused field unless the event is prevented. */
function scan(text: string, { end = 'Enter', gapMs = 8 } = {}) {
  nowMs = Math.max(nowMs, performance.now()) + 5_000;
  const allowed: string[] = [];
  for (const key of [...Array.from(text), end]) {
    nowMs += gapMs;
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: nowMs });
    const target = document.activeElement ?? document.body;
    if (!target.dispatchEvent(event)) continue;
    allowed.push(key);
    if ((target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && key.length === 1) {
      target.value += key;
      target.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
  return allowed;
}
function show(html: string): HTMLElement {
  document.body.innerHTML = html;
  const focused = document.querySelector<HTMLElement>('[data-focus]');
  focused?.focus();
  return focused ?? document.body;
}

describe('a scan', () => {
  it('hears a scan with nothing focused', () => {
    scan('4006381333931');
    expect(onScan).toHaveBeenCalledExactlyOnceWith({
      raw: '4006381333931',
      text: '4006381333931',
      elements: [],
    });
  });

  it('is told to what waits for it before others, in a dialog too, and to the others afterwards', () => {
    const first = vi.fn<(scan: ScannedCode) => void>();
    const stopFirst = listenForScans(first, { isFirst: true });
    scan('4006381333931');
    show('<div role="dialog" aria-modal="true"><input data-focus></div>');
    scan('4006381333948');
    expect([first.mock.calls.length, onScan.mock.calls.length]).toEqual([2, 0]);
    stopFirst();
    scan('96385074');
    document.body.innerHTML = '';
    scan('4006381333931');
    expect([first.mock.calls.length, onScan.mock.calls.length]).toEqual([2, 1]);
  });

  it.each(['Enter', 'Tab'])('does not press the focused button, nor leave it, by its %s', (end) => {
    const pressed = vi.fn<() => void>();
    const button = show('<button data-focus>Print</button><button>Next</button>');
    button.addEventListener('keydown', pressed);
    // Only the first character could also be typed by a person.
    expect(scan('4006 381333931', { end })).toEqual(['4']);
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(button);
    expect(onScan).toHaveBeenCalledTimes(1);
  });

  it('may be put into a field that takes codes, in place of what stood there', () => {
    const field = show('<input data-focus data-takes-scan value="L1">') as HTMLInputElement;
    scan('L2026-77');
    expect(field.value).toBe('L1');
    onScan.mock.lastCall?.[0].into?.('L2026-77');
    expect(field.value).toBe('L2026-77');
  });

  it.each([
    ['a text', '<input data-focus value="L2026">'],
    ['a number', '<input type="number" data-focus value="3">'],
    ['a search', '<input type="search" data-focus value="">'],
    ['a long text', '<textarea data-focus>L2026</textarea>'],
  ])('gives the focused field its former value back: %s', (_name, html) => {
    const sent = vi.fn<() => void>();
    const field = show(`<form>${html}</form>`) as HTMLInputElement;
    field.form?.addEventListener('submit', sent);
    const before = field.value;
    const told: string[] = [];
    field.addEventListener('input', () => told.push(field.value));
    expect(scan('4006381333931').at(-1)).toBe('1');
    expect(field.value).toBe(before);
    expect(told.at(-1)).toBe(before);
    expect(sent).not.toHaveBeenCalled();
    expect(onScan).toHaveBeenCalledTimes(1);
  });

  it('gives every field back what stood in it when the focus moves meanwhile', () => {
    const first = show('<input data-focus value="a"><input id="second" value="b">') as HTMLInputElement;
    const second = document.querySelector<HTMLInputElement>('#second');
    first.addEventListener('input', () => {
      if (first.value === 'a400') second?.focus();
    });
    scan('4006381333931');
    expect([first.value, second?.value]).toEqual(['a', 'b']);
    expect(onScan).toHaveBeenCalledTimes(1);
  });

  it('gives a choice back', () => {
    const field = show(
      '<select data-focus><option>a</option><option selected>b</option><option>4</option></select>',
    ) as HTMLSelectElement;
    const changes = vi.fn<() => void>();
    field.addEventListener('keydown', ({ key }) => {
      if (key === '4') field.value = '4';
    });
    field.addEventListener('change', changes);
    scan('4006381333931');
    expect(field.value).toBe('b');
    expect(changes).toHaveBeenCalledTimes(1);
  });

  it('swallows a scan behind an open question', () => {
    show('<div role="dialog" aria-modal="true"><button data-focus>Keep</button></div>');
    expect(scan('4006381333931')).toEqual(['4']);
    expect(onScan).not.toHaveBeenCalled();
  });

  it('swallows a scan of the same code within two seconds', () => {
    const field = show('<input data-focus value="x">') as HTMLInputElement;
    scan('4006381333931');
    nowMs -= 4_500;
    scan('4006381333931');
    expect(onScan).toHaveBeenCalledTimes(1);
    expect(field.value).toBe('x');
  });

  it('hears no scan any more once nobody listens', () => {
    stop();
    scan('4006381333931');
    expect(onScan).not.toHaveBeenCalled();
  });
});

describe('typing', () => {
  it('leaves typing in its field, and Enter to what it does', () => {
    const field = show('<input data-focus value="">') as HTMLInputElement;
    expect(scan('oats 4711', { gapMs: 90 })).toEqual([...Array.from('oats 4711'), 'Enter']);
    expect(field.value).toBe('oats 4711');
    expect(onScan).not.toHaveBeenCalled();
  });
});
