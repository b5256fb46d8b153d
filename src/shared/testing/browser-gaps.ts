/** What jsdom lacks and the components ask for. Nothing here changes how our own code behaves. */

if (!('matchMedia' in globalThis) || typeof globalThis.matchMedia !== 'function')
  globalThis.matchMedia = (query: string): MediaQueryList =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });

globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

if (!('scrollIntoView' in Element.prototype))
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });

if (!('createObjectURL' in URL))
  Object.assign(URL, {
    createObjectURL: () => `blob:${crypto.randomUUID()}`,
    revokeObjectURL: () => undefined,
  });

if (!('fonts' in document)) Object.assign(document, { fonts: new EventTarget() });

// jsdom has no such word; the app is served over https or from the computer itself.
if (!('isSecureContext' in globalThis)) {
  Object.defineProperty(globalThis, 'isSecureContext', { configurable: true, writable: true, value: true });
}

const keepsDrawing = Symbol.for('platen: the document keeps drawing');

/**
 * jsdom starts the interval that draws its frames when it needs one. Where a test holds the clock just then, that is an
 * interval of the held clock, and no frame is drawn any more for the files after it: one is always asked for.
 */
function keepDrawing(): void {
  const { requestAnimationFrame: nextFrame } = globalThis;
  const draw = () => void nextFrame(draw);
  draw();
}

if (!(keepsDrawing in globalThis)) {
  Object.defineProperty(globalThis, keepsDrawing, { value: true });
  keepDrawing();
}
